wasmssa.global @g i32 : { %0 = wasmssa.const 4 : i32 %1 = wasmssa.add %0 %0 : i32 wasmssa.return %1 : i32 }
// -----
wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.import_global "a" from "b" as @h mutable : i32 wasmssa.global @g i32 : { %0 = wasmssa.global_get @h : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.global @g i8 : { %0 = wasmssa.const 4 : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.global @g i32 mutabl : { %0 = wasmssa.const 4 : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.global @g i32 : 
// -----
wasmssa.global @g i32 : {}
// -----
wasmssa.global exporte @g i32 : { %0 = wasmssa.const 4 : i32 wasmssa.return %0 : i32 }
// -----
wasmssa.global @g i32 : { %0 = wasmssa.const 4 : i32 wasmssa.return %0 : i32 } {a}
// -----
wasmssa.import_global "a" from "b" as @h mutabl : i32
// -----
wasmssa.import_global a from "b" as @h : i32
// -----
wasmssa.import_global "a" from b as @h : i32
// -----
wasmssa.import_global "a" from "b" as h : i32
// -----
wasmssa.import_global "a" from "b" as @h : i8
// -----
wasmssa.import_global "a" from "b" as @h : i32 {a}
// -----
wasmssa.import_func "a" from "b" as @h
// -----
wasmssa.import_func "a" from "b" as @h {type = i32}
// -----
wasmssa.import_mem "a" from "b" as @h {limits = i32}
// -----
wasmssa.import_mem "a" from "b" as @h
// -----
wasmssa.import_table "a" from "b" as @h {type = !wasmssa<limit[2:]>}
// -----
wasmssa.memory @m i32
// -----
wasmssa.memory @m !wasmssa<limit[2]>
// -----
wasmssa.memory @m !wasmssa<limit[-2:]>
// -----
wasmssa.memory @m !wasmssa<limit[2: a]>
// -----
wasmssa.memory @m !wasmssa<limit[99999999999:]>
// -----
wasmssa.memory @m !wasmssa<limit<2:>>
// -----
wasmssa.memory @m !wasmssa.limit
// -----
wasmssa.memory export @m !wasmssa<limit[2:]>
// -----
wasmssa.table @m !wasmssa<tabletype i32 [2:]>
// -----
wasmssa.table @m !wasmssa<tabletype !wasmssa.funcref>
// -----
wasmssa.table @m !wasmssa<tabletype>
// -----
wasmssa.table @m !wasmssa<foo>
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i32>) -> i32 { wasmssa.return }
// -----
wasmssa.func exported @f()
// -----
wasmssa.func private @f()
// -----
wasmssa.func @f(%a: !wasmssa<local ref to i8>) { wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref i32>) { wasmssa.return }
// -----
wasmssa.func @f(%a: !wasmssa<local ref to >) { wasmssa.return }
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ wasmssa.return }) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: i32): wasmssa.return }) : () -> ()
// -----
"wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({ ^bb0(%a: !wasmssa<local ref to f32>): wasmssa.return }) : () -> ()
// -----
"wasmssa.func"() <{functionType = i32, sym_name = "f"}> ({ wasmssa.return }) : () -> ()
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.const 4 : i8
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.const 4 : index
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.const "a"
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.const [1]
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.add %i %j : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.add %i, %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = "wasmssa.add"(%i, %j) : (i32, i64) -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.div %i %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.div_ui %f %f : f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.eq %i %j : i32 -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = "wasmssa.eq"(%i, %j) : (i32, i64) -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.eq %i %i : i32 -> i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.lt %i %i : i32 -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.shl %f by %f bits : f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.convert_u %f : f32 to f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.convert_u %i : i32 to i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.demote %f : f32 to f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend_i32_s %j to i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend_i32_s %i to i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend 7 : i32 low bits from %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend 32 : i32 low bits from %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend 8 : i32 low bits from %f : f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend -1 : i32 low bits from %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.extend "a" low bits from %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.reinterpret %i : i32 as i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.reinterpret %i : i32 as f64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.abs %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.ctz %f : f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.eqz %f : f32 -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local of type i8
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local of type
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local of
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local_get %i : i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local_get %l : ref to f32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.local_set %l : ref to i32 to %j : i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.local_tee %l : ref to i32 to %j : i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = "wasmssa.local_tee"(%l, %i) : (!wasmssa<local ref to i32>, i32) -> i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = "wasmssa.local_get"(%l) : (!wasmssa<local ref to i32>) -> i64
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i64>
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.call @g (%l) : (!wasmssa<local ref to i32>) -> i32
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.call @g : () -> index
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.global_get @nope : index
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block_return
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.branch_if %j to level 0 else ^bb1 ^bb1: wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.branch_if %i to level -1 else ^bb1 ^bb1: wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { %0 = wasmssa.const 4 : i32 } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.block_return } ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block (%l) : !wasmssa<local ref to i32> : { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block (%i) : i32 : { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.if %j : { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.if %i : { wasmssa.block_return } els { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.if %i : { wasmssa.block_return } "else" { wasmssa.block_return } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.if %i : { wasmssa.block_return } else > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.block_return %i : i32 } > ^bb1 ^bb1:
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  wasmssa.block : { wasmssa.block_return %i : i32 } > ^bb1 ^bb1(%z: f32):
  wasmssa.return
}
// -----
wasmssa.func @f(%l: !wasmssa<local ref to i32>) {
  %i = wasmssa.const 1 : i32
  %j = wasmssa.const 2 : i64
  %f = wasmssa.const 2.0 : f32
  %0 = wasmssa.foo
  wasmssa.return
}
