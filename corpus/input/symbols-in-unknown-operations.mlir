// What an unknown operation with one region contains may have symbols of its own; with two it has none.
module @one {
  func.func private @unused()
  func.func @f() {
    "unknown.region"() ({
      "unknown.end"() : () -> ()
    }) : () -> ()
    return
  }
}

// -----

module @two {
  func.func private @unused()
  func.func private @used()
  func.func @f() {
    "unknown.regions"() ({
      "unknown.end"() {callee = @used} : () -> ()
    }, {
    }) : () -> ()
    return
  }
}

// -----

module @not_needed {
  func.func private @unused() {
    "unknown.region"() ({
      "unknown.end"() : () -> ()
    }) : () -> ()
    return
  }
}

// -----

module @nested {
  module @inner {
    func.func private @g() {
      "unknown.region"() ({
      ^bb0:
      }) {callee = @f} : () -> ()
      return
    }
  }
  func.func private @f() {
    "unknown.region"() ({
    ^bb0:
    }) : () -> ()
    return
  }
  func.func @h() attributes {uses = [@f, @inner::@g]} {
    return
  }
}
