// Types and attributes of a dialect that irdl-kinds.irdl.mlir describes, and the constraints on them.
func.func private @good(!d.t<2 : i32>, !d.t<"a">, !d.t<#d.a<i32>>, !d.t<!d.t<i1>>, !d<t<@b>>) attributes {x = #d.a<[1, "b"]>}
// -----
// expected-error@+1 {{expected 1 type arguments, but had 0}}
func.func private @f(!d.t)
// -----
// expected-error@+1 {{expected 1 type arguments, but had 2}}
func.func private @f(!d.t<1, 2>)
// -----
// expected-error@+1 {{expected dynamic type}}
func.func private @f(!d.u)
// -----
// expected-error@+1 {{expected dynamic attribute}}
func.func private @f() attributes {x = #d.u}
// -----
// expected-error@+1 {{unregistered operation 'd.unknown' found in dialect ('d') that does not allow unknown operations}}
"d.unknown"() : () -> ()
// -----
// expected-error@+1 {{expected type, got attribute '3 : i32}}
"d.bt"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{expected base type 'd.t' but got 'builtin.integer'}}
"d.bt"() {x = i32} : () -> ()
// -----
"d.bt"() {x = !d.t<i32>} : () -> ()
// -----
// expected-error@+1 {{expected base attribute 'd.a' but got 'builtin.integer'}}
"d.ba"() {x = 3 : i32} : () -> ()
// -----
"d.ba"() {x = #d.a<i32>} : () -> ()
// -----
// expected-error@+1 {{expected type, got attribute '3 : i32}}
"d.nt"() {x = 3 : i32} : () -> ()
// -----
"d.nt"() {x = i32} : () -> ()
// -----
// expected-error@+1 {{expected base type 'builtin.integer' but got 'builtin.f32'}}
"d.nt"() {x = f32} : () -> ()
// -----
"d.na"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"d.na"() {x = "s"} : () -> ()
// -----
// expected-error@+1 {{expected type, got attribute '3 : i32}}
"d.pt"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{expected base type 'd.t' but got 'i32'}}
"d.pt"() {x = i32} : () -> ()
// -----
"d.pt"() {x = !d.t<i32>} : () -> ()
// -----
// expected-error@+1 {{expected 'i32' but got 'i64'}}
"d.pt"() {x = !d.t<i64>} : () -> ()
// -----
// expected-error@+1 {{expected base attribute 'a.d' but got '3 : i32'}}
"d.pa"() {x = 3 : i32} : () -> ()
// -----
"d.pa"() {x = #d.a<i32>} : () -> ()
// -----
// expected-error@+1 {{expected 'i32' but got 'i64'}}
"d.pa"() {x = #d.a<i64>} : () -> ()
// -----
// expected-error@+1 {{expected base attribute 'a.d' but got '3 : i32'}}
"d.pw"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{attribute 'd.a' expects 1 parameters but got 2}}
"d.pw"() {x = #d.a<i32>} : () -> ()
// -----
"d.all"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"d.all"() {x = "s"} : () -> ()
// -----
"d.anyof"() {x = 3 : i32} : () -> ()
// -----
// expected-error@+1 {{'"s"' does not satisfy the constraint}}
"d.anyof"() {x = "s"} : () -> ()
