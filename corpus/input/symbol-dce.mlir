// What is private, or nested in a table that nobody sees into, goes unless something that stays refers to it.
module @m {
  func.func private @unused()
  func.func private @used() -> i32
  func.func private @chain() { func.call @unused2() : () -> () return }
  func.func private @unused2() { func.call @chain() : () -> () return }
  func.func nested @nested() { return }
  func.func @main() -> i32 { %0 = func.call @used() : () -> i32 return %0 : i32 }
  memref.global "private" constant @g : memref<2xi32> = dense<1>
  module @inner {
    func.func private @dead() { func.call @deader() : () -> () return }
    func.func private @deader() { return }
    func.func nested @far() { return }
    func.func nested @near() { return }
    func.func @public() { func.call @near() : () -> () return }
  }
  module { func.func private @z() func.func nested @z2() { return } func.func @z3() { return } }
  module @private_table attributes {sym_visibility = "private"} { func.func @p() { return } }
  module @reached attributes {sym_visibility = "private"} { func.func nested @deep() { return } func.func nested @deeper() { return } }
  "test.names"() {to = [@reached::@deep, @nowhere]} : () -> ()
  "test.region"() ({ func.func private @q() }) : () -> ()
}
