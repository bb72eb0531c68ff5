func.func @f0(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.addi %x, %c1 : i32
%r = arith.addi %a, %c2 : i32
return %r : i32
}
func.func @f1(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %x, %c1 : i32
%r = arith.addi %a, %c2 : i32
return %r : i32
}
func.func @f2(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %c1, %x : i32
%r = arith.addi %a, %c2 : i32
return %r : i32
}
func.func @f3(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.muli %y, %m1 : i32
%r = arith.addi %x, %a : i32
return %r : i32
}
func.func @f4(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.muli %y, %m1 : i32
%r = arith.addi %a, %x : i32
return %r : i32
}
func.func @f5(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.muli %x, %c2 : i32
%r = arith.muli %a, %c2 : i32
return %r : i32
}
func.func @f6(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.addi %x, %c1 : i32
%r = arith.subi %a, %c2 : i32
return %r : i32
}
func.func @f7(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.addi %x, %c1 : i32
%r = arith.subi %c2, %a : i32
return %r : i32
}
func.func @f8(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %x, %c1 : i32
%r = arith.subi %a, %c2 : i32
return %r : i32
}
func.func @f9(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %c1, %x : i32
%r = arith.subi %a, %c2 : i32
return %r : i32
}
func.func @f10(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %x, %c1 : i32
%r = arith.subi %c2, %a : i32
return %r : i32
}
func.func @f11(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %c1, %x : i32
%r = arith.subi %c2, %a : i32
return %r : i32
}
func.func @f12(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%a = arith.subi %x, %y : i32
%r = arith.subi %a, %x : i32
return %r : i32
}
func.func @f13(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%r, %h = arith.mulsi_extended %x, %y : i32
return %r : i32
}
func.func @f14(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%h, %r = arith.mulsi_extended %x, %c1 : i32
return %r : i32
}
func.func @f15(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%r, %h = arith.mului_extended %x, %y : i32
return %r : i32
}
func.func @f16(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%r, %h = arith.addui_extended %x, %y : i32, i1
return %r : i32
}
func.func @f17(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extsi %x : i32 to i64
%q = arith.extsi %y : i32 to i64
%s = arith.xori %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f18(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extui %x : i32 to i64
%q = arith.extui %y : i32 to i64
%s = arith.xori %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f19(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extsi %x : i32 to i64
%q = arith.extsi %y : i32 to i64
%s = arith.andi %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f20(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extui %x : i32 to i64
%q = arith.extui %y : i32 to i64
%s = arith.andi %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f21(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extsi %x : i32 to i64
%q = arith.extsi %y : i32 to i64
%s = arith.ori %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f22(%x: i32, %y: i32) -> i32 {
%c1 = arith.constant 1 : i32
%c2 = arith.constant 2 : i32
%m1 = arith.constant -1 : i32
%c0 = arith.constant 0 : i32
%p = arith.extui %x : i32 to i64
%q = arith.extui %y : i32 to i64
%s = arith.ori %p, %q : i64
%t = arith.shrui %s, %s : i64
%r = arith.trunci %t : i64 to i32
return %r : i32
}
func.func @f23(%x: i32, %y: i32) -> i1 {
%a = arith.cmpi slt, %x, %y : i32
%t = arith.constant true
%r = arith.xori %a, %t : i1
return %r : i1
}
func.func @f24(%x: i32, %y: i32) -> i1 {
%p = arith.extsi %x : i32 to i64
%q = arith.extsi %y : i32 to i64
%r = arith.cmpi eq, %p, %q : i64
return %r : i1
}
func.func @f25(%x: i32, %y: i32) -> i1 {
%p = arith.extui %x : i32 to i64
%q = arith.extui %y : i32 to i64
%r = arith.cmpi eq, %p, %q : i64
return %r : i1
}
func.func @f26(%c: i1, %x: i32, %y: i32) -> i32 {
%t = arith.constant true
%n = arith.xori %c, %t : i1
%r = arith.select %n, %x, %y : i32
return %r : i32
}
func.func @f27(%c: i1, %x: i32, %y: i32, %z: i32) -> i32 {
%n = arith.select %c, %x, %y : i32
%r = arith.select %c, %n, %z : i32
return %r : i32
}
func.func @f28(%c: i1, %x: i32, %y: i32, %z: i32) -> i32 {
%n = arith.select %c, %x, %y : i32
%r = arith.select %c, %z, %n : i32
return %r : i32
}
func.func @f29(%c: i1) -> i1 {
%t = arith.constant true
%f = arith.constant false
%r = arith.select %c, %f, %t : i1
return %r : i1
}
func.func @f30(%c: i1) -> i32 {
%t = arith.constant 1 : i32
%f = arith.constant 0 : i32
%r = arith.select %c, %t, %f : i32
return %r : i32
}
func.func @f31(%x: index) -> index {
%t = arith.index_cast %x : index to i32
%r = arith.index_cast %t : i32 to index
return %r : index
}
func.func @f32(%x: i16) -> index {
%t = arith.extsi %x : i16 to i32
%r = arith.index_cast %t : i32 to index
return %r : index
}
func.func @f33(%x: index) -> index {
%t = arith.index_castui %x : index to i32
%r = arith.index_castui %t : i32 to index
return %r : index
}
func.func @f34(%x: i16) -> index {
%t = arith.extui %x : i16 to i32
%r = arith.index_castui %t : i32 to index
return %r : index
}
func.func @f35(%x: i32) -> i32 {
%t = arith.bitcast %x : i32 to f32
%r = arith.bitcast %t : f32 to i32
return %r : i32
}
func.func @f36(%x: i16) -> i64 {
%t = arith.extui %x : i16 to i32
%r = arith.extsi %t : i32 to i64
return %r : i64
}
func.func @f37(%x: i8) -> i16 {
%t = arith.extui %x : i8 to i32
%r = arith.trunci %t : i32 to i16
return %r : i16
}
func.func @f38(%x: i8) -> i16 {
%t = arith.extsi %x : i8 to i32
%r = arith.trunci %t : i32 to i16
return %r : i16
}
func.func @f39(%x: i32) -> i16 {
%c = arith.constant 16 : i32
%t = arith.shrsi %x, %c : i32
%r = arith.trunci %t : i32 to i16
return %r : i16
}
func.func @f40(%x: i32) -> f32 {
%t = arith.sitofp %x : i32 to f64
%r = arith.truncf %t : f64 to f32
return %r : f32
}
func.func @f41(%x: i32) -> f32 {
%t = arith.uitofp %x : i32 to f64
%r = arith.truncf %t : f64 to f32
return %r : f32
}
func.func @f42(%x: f32, %y: f32) -> f32 {
%a = arith.negf %x : f32
%b = arith.negf %y : f32
%r = arith.mulf %a, %b : f32
return %r : f32
}
func.func @f43(%x: f32, %y: f32) -> f32 {
%a = arith.negf %x : f32
%b = arith.negf %y : f32
%r = arith.divf %a, %b : f32
return %r : f32
}
func.func @f44(%c: i32) -> i1 {
%a = arith.constant 1.5 : f32
%b = arith.sitofp %c : i32 to f32
%r = arith.cmpf olt, %b, %a : f32
return %r : i1
}
