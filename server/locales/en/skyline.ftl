# A finished city as a picture to keep.

skyline-title = Skylines
skyline-which = Cities
skyline-city = City { $number }
skyline-points = { $count ->
    [one] point
   *[other] points
}
skyline-alt = The skyline of a finished city. { $city }, built by { $names }: { $score } points. { $list }.
skyline-save = Save the picture
skyline-share = Share
skyline-failed = The picture could not be made. Please try again.
skyline-game = The whole game
skyline-game-alt = All cities of this game with their points, and who won.
skyline-grow = Watch it grow
skyline-grown-alt = { $city }, built by { $names }, in the order in which its tiles were placed. In the end it has { $score } points.
