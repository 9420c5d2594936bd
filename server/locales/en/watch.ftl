# Watching a game: whose cities are shown, and the view for a television.

watch-chairs = Seats to watch from
watch-all = The whole table
watch-counts = { $players ->
    [2] Both cities of a player count together
   *[other] Only the lower of a player’s two cities counts
}
watch-leads = In the lead: { $names }
display-begin = Table view
display-end = Leave the table view
display-join = Join from here
display-code = The room’s address as a QR code
watch-elsewhere = Already playing on another device? “My games” there makes a link for this one.
