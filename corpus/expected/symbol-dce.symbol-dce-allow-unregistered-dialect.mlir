module @m {
  func.func private @used() -> i32
  func.func @main() -> i32 {
    %0 = call @used() : () -> i32
    return %0 : i32
  }
  module @inner {
    func.func nested @near() {
      return
    }
    func.func @public() {
      call @near() : () -> ()
      return
    }
  }
  module {
    func.func @z3() {
      return
    }
  }
  module @reached attributes {sym_visibility = "private"} {
    func.func nested @deep() {
      return
    }
  }
  "test.names"() {to = [@reached::@deep, @nowhere]} : () -> ()
  "test.region"() ({
    func.func private @q()
  }) : () -> ()
}

