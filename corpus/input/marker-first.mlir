// -----
func.func private @nothing_before_the_marker()
// -----0
// -----
func.func private @next()
