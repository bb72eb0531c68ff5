// Which operations fold, merge and vanish.
emitc.func @k(%a: i32, %c: i1) -> i32 {
  %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %1 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
  %2 = "emitc.constant"() <{value = #emitc.opaque<"X">}> : () -> i32
  %3 = "emitc.constant"() <{value = #emitc.opaque<"X">}> : () -> i32
  %4 = emitc.literal "M_PI" : f32
  %5 = emitc.literal "M_PI" : f32
  %l = emitc.literal "M_PI" : f32
  %6 = emitc.add %0, %1 : (i32, i32) -> i32
  %7 = emitc.add %2, %3 : (i32, i32) -> i32
  emitc.call_opaque "f"(%4, %5) : (f32, f32) -> ()
  %t = "emitc.constant"() <{value = true}> : () -> i1
  emitc.if %t {
    emitc.verbatim "a"
  } else {
    emitc.verbatim "b"
  }
  emitc.if %c {
  }
  emitc.if %c {
  } else {
  }
  emitc.for %i = %a to %a step %a : i32 {
    %in = "emitc.constant"() <{value = 7 : i32}> : () -> i32
    emitc.call_opaque "f"(%in) : (i32) -> ()
  }
  emitc.for %i = %a to %a step %a : i32 {
  }
  emitc.switch %6 : i32
  case 1 {
    emitc.verbatim "a"
    emitc.yield
  }
  default {
  }
  emitc.switch %0 : i32
  case 42 {
    emitc.verbatim "a"
    emitc.yield
  }
  default {
  }
  %e = emitc.expression %a : (i32) -> i32 {
    %in = "emitc.constant"() <{value = 7 : i32}> : () -> i32
    %in2 = "emitc.constant"() <{value = 7 : i32}> : () -> i32
    %r = add %in, %a : (i32, i32) -> i32
    %r2 = add %r, %in2 : (i32, i32) -> i32
    yield %r2 : i32
  }
  %e2 = emitc.expression %a : (i32) -> i32 {
    %in = "emitc.constant"() <{value = 7 : i32}> : () -> i32
    %r = add %in, %a : (i32, i32) -> i32
    yield %r : i32
  }
  %v = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  %ld = emitc.load %v : !emitc.lvalue<i32>
  %ld2 = emitc.load %v : !emitc.lvalue<i32>
  emitc.call_opaque "f"(%ld, %ld2) : (i32, i32) -> ()
  %v2 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %v2 : !emitc.lvalue<i32>
  %gg = emitc.get_global @g : !emitc.lvalue<i32>
  %gg2 = emitc.get_global @g : !emitc.lvalue<i32>
  %cc = emitc.cast %a : i32 to i32
  %nn = emitc.add %e, %e2 : (i32, i32) -> i32
  emitc.do {
  } while {
    %60 = emitc.expression %c : (i1) -> i1 {
      %71 = logical_not %c : i1
      yield %71 : i1
    }
    emitc.yield %60 : i1
  }
  emitc.return %7 : i32
}
emitc.global @g : i32
emitc.func private @unused(i32)
emitc.func private @unused2(%x: i32) {
  return
}
