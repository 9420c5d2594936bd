// `npx vite --config dev/vite.config.ts`, then open /assets/dev/table.html.
import { defineConfig, mergeConfig } from "vite";
import base from "../vite.config";

// The texts lie with the server, outside the client's folder.
export default mergeConfig(base, defineConfig({ server: { fs: { allow: [".."] } } }));
