"u.x"() <{a = 1, b}> {c = 2} : () -> ()
// -----
"u.x"() <{}> : () -> ()
// -----
"u.x"() <"str"> : () -> ()
// -----
"u.x"() <1 : i32> : () -> ()
// -----
"u.x"() <@foo> {a} : () -> ()
// -----
"u.x"() <{a = 1}> {a = 2} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({ "func.return"() : () -> () }) : () -> ()
// -----
"func.func"() ({ "func.return"() : () -> () }) {function_type = () -> (), sym_name = "f"} : () -> ()
// -----
"func.func"() <{function_type = () -> (), sym_name = "f", foo = 1}> ({ "func.return"() : () -> () }) : () -> ()
// -----
%0:2 = "u.x"() : () -> (i32, i32)
"u.y"(%0#0, %0#1) : (i32, i32) -> ()
// -----
%a, %b = "u.x"() : () -> (i32, i32)
"u.y"(%a, %b) : (i32, i32) -> ()
// -----
%a:2, %b = "u.x"() : () -> (i32, i32, f32)
"u.y"(%a#1, %b) : (i32, f32) -> ()
// -----
%a:1 = "u.x"() : () -> i32
// -----
"u.x"(%a) : (i32) -> ()
%a = "u.y"() : () -> i32
// -----
"u.x"() ({})  : () -> ()
// -----
"u.x"() ({}, {}) {a} : () -> ()
// -----
"u.x"() ({^bb0:}) : () -> ()
// -----
"u.x"() ({^bb0(%a: i32): "u.y"(%a) : (i32) -> ()}) : () -> ()
// -----
"u.x"() ({
^entry:
  %x = "u.y"() : () -> i32
  "u.br"()[^a] : () -> ()
^a:
  "u.use"(%x) : (i32) -> ()
  "u.x"() ({
    "u.use"(%x) : (i32) -> ()
  }) : () -> ()
  "u.br"()[^a] : () -> ()
}) : () -> ()
// -----
"u.x"() ({
  %x = "u.y"() : () -> i32
}, {
  %x = "u.y"() : () -> i32
}) : () -> ()
%x = "u.y"() : () -> i32
// -----
module {
}
// -----
module @foo {
}
// -----
module {}
module {}
// -----
builtin.module {}
// -----
"builtin.module"() ({^bb0:}) : () -> ()
// -----
module {
} loc("x")
// -----
func.func private @f(i32 {a.b}, i32 {c.d = 1}) -> (f32 {e.f}, i1)
// -----
func.func nested @f() attributes {x}  { return }
// -----
func.func @f(%a: i32) -> (i32, i32) { return %a, %a : i32, i32 }
// -----
func.func @f() { "u.x"() : () -> () }
// -----
func.func @f() { return
^bb1: return }
// -----
func.func @f() { ^bb0: return }
// -----
func.func @f(%a: i32 loc("x")) { return } loc("y")
// -----
func.func @f(%0: i32) { return }
// -----
func.func @"f g"() { return }
// -----
func.func @f() { call @f() : () -> () return }
// -----
func.func @f(%a: memref<2xf32>) { return }
 // trailing comment
// -----
func.func @f() { return } func.func @g() { return }
// -----
#a = affine_map<(d0) -> (d0)>
#b = #a
!t = i32
!u = !t
"u.x"() {a = #b, b = !u, c = #a} : () -> !u
// -----
#a = loc("x")
"u.x"() : () -> () loc(#a)
// -----
"u.x"() : () -> () loc(#a)
#a = loc("x")
// -----
"u.x"() {a = affine_map<(d0) -> (d0)>, b = affine_map<(d0, d1) -> (d0)>, c = affine_map<(d0) -> (d0)>} : () -> ()
"u.x"() {a = affine_set<(d0) : (d0 >= 0)>, b = affine_map<(d0, d1) -> (d1)>} : () -> memref<4xf32, affine_map<(d0) -> (d0 * 3)>>
// -----
"u.x"() ({
  "u.x"() {m = affine_map<(d0) -> (d0 + 1)>} : () -> ()
  module { "u.x"() {m = affine_map<(d0) -> (d0 + 2)>} : () -> () }
}) {m = affine_map<(d0) -> (d0 + 3)>} : () -> ()
// -----
func.func @f(%arg0: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%arg0 : i32), ^bb2
^bb1(%x: i32):
  cf.br ^bb3(%x : i32)
^bb2:
  cf.br ^bb3(%arg0 : i32)
^bb3(%y: i32):
  return %y : i32
^bb4:
  cf.br ^bb4
}
// -----
func.func @f() {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant -1 : i32
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.0 : f32
  %6 = arith.constant dense<1> : vector<2xi32>
  %7 = arith.constant 5 : index
  %c5 = arith.constant 5 : index
  %foo = arith.constant 99999999999 : i64
  %8 = func.constant @f : () -> ()
  return
}
// -----
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^b: return
^a: "u.x"() ({
  ^bb0: cf.br ^c
  ^c: cf.br ^c
  }) : () -> ()
  cf.br ^b
}
// -----
  "u.x"() ({
     func.func @h() { %1 = "u.y"() : () -> i32 return }
  %2 = "u.x"() : () -> i32
  }) {"quoted name", a.b = 1, _x, "1" } : () -> ()
// -----
  "u.x"() {"\22" = 1} : () -> ()
// -----
 "u\22.x"() : () -> ()
// -----
 "x"() : () -> ()
// -----
"u.x"() : () -> () loc("a":1:2)
// -----
"u.x"() : () -> () "u.x"() : () -> ()
// -----
"u.x"() ({ ^bb0(%a: i32 loc("a":1:2), %b: i32 loc(unknown)): "u.x"() : () -> () loc(fused["x","y"]) }) : () -> () loc(callsite("a" at "b"))
// -----
"u.x"() : () -> () loc(fused<#foo.bar>["x"])
"u.x"() : () -> () loc(fused<affine_map<(d0) -> (d0)>>["x"])
"u.x"() : () -> () loc(fused<"a">["x", "x"("y")])
// -----
%0 = "u.x"() : () -> i32 loc("foo")
%1 = "u.x"() : () -> i32 loc("foo")
%2:2 = "u.x"() : () -> (i32, i32) loc("foo bar")
%3 = "u.x"(%0, %1, %2#1) : (i32, i32, i32) -> i32 loc("1a"("x":1:2))
%4 = "u.x"(%3) : (i32) -> i32 loc(fused["q"])
"u.x"(%4) ({^bb0(%q: i32 loc("arg"), %w: i32): "u.y"(%q, %w) : (i32, i32) -> () }) : (i32) -> ()
// -----
%0 = "u.x"() : () -> (tensor<2xi32>)
"u.y"(%0) {a = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>, b = dense<1> : tensor<20xi32>, c = array<i32: 1, 2, 3, 4, 5>, d = sparse<[[0],[1],[2]], [1,2,3]> : tensor<10xi32>, e = dense<"0x0102030405"> : tensor<5xi8>} : (tensor<2xi32>) -> ()
