func.func @f() { emitc.call_opaque ""() : () -> () 
 return }
// -----
func.func @f(%x: i32) { emitc.call_opaque "a"(%x) {args = [[1]]} : (i32) -> () 
 return }
// -----
func.func @f(%x: i32) { emitc.call_opaque "a"(%x) {template_args = ["x"]} : (i32) -> () 
 return }
// -----
func.func @f() { %0 = "emitc.constant"() <{value = #emitc.opaque<"">}> : () -> i32
 return }
// -----
func.func @f() { %0 = "emitc.constant"() <{value = 1 : i64}> : () -> i32
 return }
// -----
func.func @f(%x: !emitc.ptr<i32>, %y: f32) { %0 = emitc.add %x, %y : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
 return }
// -----
func.func @f(%x: !emitc.ptr<i32>, %y: i32) { %0 = emitc.sub %y, %x : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
 return }
// -----
func.func @f(%x: !emitc.ptr<i32>, %y: f32) { %0 = emitc.sub %x, %x : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
 return }
// -----
func.func @f(%x: i1) { %0 = emitc.cast %x : i1 to !emitc.array<2xi32>
 return }
// -----
func.func @f(%x: i32) { %0 = "emitc.apply"(%x) <{applicableOperator = ""}> : (i32) -> i32
 return }
// -----
func.func @f(%x: i32) { %0 = emitc.apply "*"(%x) : (i32) -> i32
 return }
// -----
func.func @f(%x: !emitc.lvalue<i32>) { %0 = "emitc.address_of"(%x) : (!emitc.lvalue<i32>) -> !emitc.ptr<i64>
 return }
// -----
func.func @f(%y: i64, %x: !emitc.lvalue<i64>) { 
 emitc.assign %y : i64 to %x : !emitc.lvalue<i64>
 return }
// -----
emitc.global @a : i32 = dense<1>
// -----
"emitc.global"() <{sym_name = "a", type = f32, initial_value = "x"}> : () -> ()
// -----
emitc.global extern static @a : i32
// -----
emitc.global @a : i32
func.func @f() { %0 = emitc.get_global @a : !emitc.array<2xi32>
 return }
// -----
func.func @f(%a: i32) { emitc.verbatim "{}{}" args %a : i32
 return }
// -----
func.func @f(%a: !emitc.ptr<i32>, %i: index) { %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i64>
 return }
// -----
emitc.func private @f() -> (i32, i32)
// -----
emitc.func @f() { emitc.call @g() : () -> () 
 emitc.return }
// -----
emitc.declare_func @zz
// -----
emitc.class @c {
  emitc.func @f() { %0 = emitc.get_field @x : i32 
   emitc.return }
}
// -----
emitc.class @c {
  emitc.func @x() { emitc.return }
  emitc.func @f() { %0 = emitc.get_field @x : i32 
   emitc.return }
}
// -----
func.func private @f(!emitc.array<2x!emitc.array<2xi32>>)
// -----
func.func private @f(!emitc.array<?xi32>)
// -----
func.func private @f(!emitc.array<2x!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.array<2xi32>>)
// -----
func.func @f(%c: i1, %a: i32) {
  "emitc.for"(%a, %a, %a) ({
  ^bb0(%i: i64):
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%c: i1, %a: i32) {
  "emitc.for"(%a, %a, %a) ({
    emitc.yield
  }) : (i32, i32, i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield %a : i32
  }
  default {
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %2 = add %a, %a : (i32, i32) -> i32
    %1 = add %a, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %2 = add %a, %a : (i32, i32) -> i32
    %1 = add %2, %2 : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: !emitc.opaque<"T">) {
  %0 = emitc.expression %a : (!emitc.opaque<"T">) -> i32 {
    %2 = add %a, %a : (!emitc.opaque<"T">, !emitc.opaque<"T">) -> i32
    %1 = add %2, %2 : (i32, i32) -> i32
    yield %1 : i32
  }
  return
}
// -----
func.func @f(%c: i1) {
  emitc.do {
  } while {
    emitc.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  emitc.do {
  } while {
    %0 = emitc.expression %x : (i32) -> i1 {
      %1 = cmp eq, %x, %x : (i32, i32) -> i1
      yield %1 : i1
    }
    emitc.yield %c : i1
  }
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  emitc.yield
}
