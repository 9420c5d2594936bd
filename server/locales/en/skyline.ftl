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
