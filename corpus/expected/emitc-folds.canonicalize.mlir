module {
  emitc.func @k(%arg0: i32, %arg1: i1) -> i32 {
    %0 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
    %1 = "emitc.constant"() <{value = true}> : () -> i1
    %2 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %3 = "emitc.constant"() <{value = #emitc.opaque<"X">}> : () -> i32
    %4 = literal "M_PI" : f32
    %5 = literal "M_PI" : f32
    %6 = add %2, %2 : (i32, i32) -> i32
    %7 = add %3, %3 : (i32, i32) -> i32
    call_opaque "f"(%4, %5) : (f32, f32) -> ()
    if %1 {
      verbatim "a"
    } else {
      verbatim "b"
    }
    for %arg2 = %arg0 to %arg0 step %arg0  : i32 {
      call_opaque "f"(%0) : (i32) -> ()
    }
    switch %6 : i32 
    case 1 {
      verbatim "a"
      yield
    }
    default {
    }
    switch %2 : i32 
    case 42 {
      verbatim "a"
      yield
    }
    default {
    }
    %8 = expression %arg0 : (i32) -> i32 {
      %15 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      %16 = add %15, %arg0 : (i32, i32) -> i32
      %17 = add %16, %15 : (i32, i32) -> i32
      yield %17 : i32
    }
    %9 = expression %arg0 : (i32) -> i32 {
      %15 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
      %16 = add %15, %arg0 : (i32, i32) -> i32
      yield %16 : i32
    }
    %10 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    %11 = load %10 : <i32>
    %12 = load %10 : <i32>
    call_opaque "f"(%11, %12) : (i32, i32) -> ()
    %13 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
    assign %arg0 : i32 to %13 : <i32>
    %14 = add %8, %9 : (i32, i32) -> i32
    do {
    } while {
      %15 = expression %arg1 : (i1) -> i1 {
        %16 = logical_not %arg1 : i1
        yield %16 : i1
      }
      yield %15 : i1
    }
    return %7 : i32
  }
  emitc.global @g : i32
  emitc.func private @unused(i32)
  emitc.func private @unused2(%arg0: i32) {
    return
  }
}

