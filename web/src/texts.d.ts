/** The address of each language's texts; see `texts.plugin.ts`. */
declare module "virtual:texts" {
    const addresses: Record<string, string>;
    export default addresses;
}
