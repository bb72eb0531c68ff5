#m = affine_map<(d0) -> (d0 * 3)>
func.func @f(%arg0: i32 loc("first"), %c: i1) -> i32 {
  %0:2 = "u.x"(%arg0, %c) : (i32, i1) -> (i32, i32) loc("foo")
  %1 = arith.addi %0#0, %arg0 : i32 loc("bar baz"("f":1:2))
  %2 = arith.constant 1 : i32 loc(fused["q"])
  %3 = arith.constant 1 : i32 loc("foo")
  cf.cond_br %c, ^bb1(%1, %1 : i32, i32), ^bb2
^bb1(%x: i32 loc("x"), %y: i32):
  %r = scf.if %c -> i32 { scf.yield %x : i32 } else { %q = arith.constant dense<[1,2,3,4,5,6,7,8]> : tensor<8xi32> scf.yield %y : i32 } loc("res")
  cf.br ^bb2
^bb2:
  "u.y"(%2) ({ ^bb0(%z: i32 loc("zed"), %zz: f32): %a = "u.a"() {m = #m, e = dense<[1,2,3]> : tensor<3xi8>, s = sparse<[[0],[1],[2]],[1,2,3]> : tensor<4xi32>, r = dense_resource<blob> : tensor<2xi32>} : () -> i32 loc(callsite("g" at "h":3:4)) 
     "u.b"(%a) : (i32) -> () }) : (i32) -> () loc(fused<"meta">["l", "k"])
  return %2 : i32 loc(unknown)
}
func.func private @ext(i32)
{-# dialect_resources: { builtin: { blob: "0x040000000100000002000000" } }, external_resources: { ex: { a: "some long string", b: true, c: "0x0400000001" } } #-}
