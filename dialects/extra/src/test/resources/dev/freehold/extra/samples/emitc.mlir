module {
  emitc.func @k(%arg0: i32, %arg1: i1) -> i32 {
    %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %2 = "emitc.constant"() <{value = #emitc.opaque<"X">}> : () -> i32
    %3 = "emitc.constant"() <{value = #emitc.opaque<"X">}> : () -> i32
    %4 = literal "M_PI" : f32
    %5 = literal "M_PI" : f32
    %6 = literal "M_PI" : f32
    %7 = add %0, %1 : (i32, i32) -> i32
    %8 = add %2, %3 : (i32, i32) -> i32
    call_opaque "f"(%4, %5) : (f32, f32) -> ()
    %9 = "emitc.constant"() <{value = true}> : () -> i1
    if %9 {
      verbatim "a"
    } else {
      verbatim "b"
    }
    if %arg1 {
    }
    if %arg1 {
    } else {
    }
    for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
      %20 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      call_opaque "f"(%20) : (i32) -> ()
    }
    for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
    }
    switch %7 : i32 
    case 1 {
      verbatim "a"
      yield
    }
    default {
    }
    switch %0 : i32 
    case 42 {
      verbatim "a"
      yield
    }
    default {
    }
    %10 = expression %arg0 : (i32) -> i32 {
      %20 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      %21 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      %22 = add %20, %arg0 : (i32, i32) -> i32
      %23 = add %22, %21 : (i32, i32) -> i32
      yield %23 : i32
    }
    %11 = expression %arg0 : (i32) -> i32 {
      %20 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      %21 = add %20, %arg0 : (i32, i32) -> i32
      yield %21 : i32
    }
    %12 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    %13 = load %12 : <i32>
    %14 = load %12 : <i32>
    call_opaque "f"(%13, %14) : (i32, i32) -> ()
    %15 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    assign %arg0 : i32 to %15 : <i32>
    %16 = get_global @g : !emitc.lvalue<i32>
    %17 = get_global @g : !emitc.lvalue<i32>
    %18 = cast %arg0 : i32 to i32
    %19 = add %10, %11 : (i32, i32) -> i32
    do {
    } while {
      %20 = expression %arg1 : (i1) -> i1 {
        %21 = logical_not %arg1 : i1
        yield %21 : i1
      }
      yield %20 : i1
    }
    return %8 : i32
  }
  emitc.global @g : i32
  emitc.func private @unused(i32)
  emitc.func private @unused2(%arg0: i32) {
    return
  }
}
// -----
module {
  llvm.func @clock() -> f64 attributes {sym_visibility = "private"}
  llvm.func @nested() -> f64 attributes {sym_visibility = "nested"}
  emitc.func @public() -> f64
  emitc.func private @extern() -> f64 attributes {specifiers = ["extern"]}
  func.func private @declared() -> f64
  func.func private @defined() -> f64 {
    %cst = arith.constant 1.000000e+00 : f64
    return %cst : f64
  }
  func.func @calls(%arg0: memref<f64>) {
    %0 = llvm.call @clock() : () -> f64
    %1 = llvm.call @nested() : () -> f64
    %2 = emitc.call @public() : () -> f64
    %3 = emitc.call @extern() : () -> f64
    %4 = call @declared() : () -> f64
    %5 = call @defined() : () -> f64
    memref.store %0, %arg0[] : memref<f64>
    return
  }
}
// -----
module {
  emitc.class @C {
    emitc.field @x : !emitc.array<1xf32>
    emitc.field @y : i32 = 5 {attr = 1 : i64}
    emitc.field @z : !emitc.opaque<"T"> = #emitc.opaque<"T()">
    emitc.func @m() {
      %0 = "emitc.constant"() <{value = 0 : index}> : () -> !emitc.size_t
      %1 = get_field @x : !emitc.array<1xf32>
      %2 = subscript %1[%0] : (!emitc.array<1xf32>, !emitc.size_t) -> !emitc.lvalue<f32>
      %3 = get_field @y : i32 {q}
      return
    }
  }
}
