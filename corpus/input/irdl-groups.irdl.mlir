irdl.dialect @testvar {
  irdl.operation @single {
    %0 = irdl.is i32
    irdl.operands(foo: %0)
    irdl.results(bar: %0)
  }
  irdl.operation @var {
    %0 = irdl.is i16
    %1 = irdl.is i32
    %2 = irdl.is i64
    irdl.operands(foo: %0, bar: variadic %1, baz: %2)
  }
  irdl.operation @opt {
    %0 = irdl.is i16
    %1 = irdl.is i32
    %2 = irdl.is i64
    irdl.operands(foo: %0, bar: optional %1, baz: %2)
    irdl.results(r: optional %0)
  }
  irdl.operation @both {
    %0 = irdl.is i16
    %1 = irdl.is i32
    %2 = irdl.is i64
    irdl.operands(foo: variadic %0, bar: optional %1, baz: %2)
    irdl.results(r0: variadic %0, r1: optional %1, r2: %2)
  }
  irdl.operation @reg {
    %0 = irdl.any
    %1 = irdl.base "!builtin.memref"
    %r0 = irdl.region(%0, %0)
    %r1 = irdl.region(%1) with size 1
    %r2 = irdl.region()
    irdl.regions(a: %r0, b: %r1, c: %r2)
    irdl.operands(x: %0)
  }
}
