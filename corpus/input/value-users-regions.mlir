module {
"u.nores"() : () -> ()
%a:2 = "u.two"() : () -> (i32, i32)
%b:3 = "u.three"(%a#0, %a#0) : (i32, i32) -> (i32, i32, i32)
"u.use"(%b#1, %b#1, %b#2) : (i32, i32, i32) -> ()
"u.use2"(%b#1) ({
  "u.in"(%b#0, %a#0) : (i32, i32) -> ()
  %c = "u.in2"(%b#0) : (i32) -> i32
}) : (i32) -> ()
%z = "u.only"() : () -> i32
"u.x"(%z, %z) : (i32, i32) -> ()
func.func @f(%i: index, %m: memref<4xi32>, %q: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %s, %t = "scf.for"(%i, %i, %c1, %q, %q) ({
  ^bb0(%k: index, %u: i32, %v: i32):
    %w = memref.load %m[%k] : memref<4xi32>
    scf.yield %w, %u : i32, i32
  }) : (index, index, index, i32, i32) -> (i32, i32)
  %k1 = arith.constant true
  %n = scf.if %k1 -> i32 { scf.yield %s : i32 } else { scf.yield %t : i32 }
  memref.store %n, %m[%c1] : memref<4xi32>
  return %n : i32
}
}
