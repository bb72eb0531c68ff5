module {
  func.func private @declared(i32) -> i32
  func.func private @first(%c: i1, %x: i32) -> i32 {
    %r = scf.if %c -> i32 {
      %s = func.call @declared(%x) : (i32) -> i32
      scf.yield %s : i32
    } else {
      scf.yield %x : i32
    }
    return %r : i32
  }
  module @inner {
    func.func @second(%n: index, %x: i64) -> i64 {
      %r = scf.for unsigned %i = %x to %x step %x iter_args(%a = %x) -> (i64) : i64 {
        scf.yield %i : i64
      }
      return %r : i64
    }
  }
  "test.region"() ({
  ^bb0(%c: i1):
    scf.if %c {
      "test.inside"() : () -> ()
    }
    "test.end"() : () -> ()
  ^bb1:
    "test.end"() : () -> ()
  }) : () -> ()
}
