spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Block>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = 1}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: i32 {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: i32 {spirv.decoration = 1}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.struct<(!spirv.ptr<i32, PhysicalStorageBuffer>)>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>, Function>) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>>, Function>) "None" { spirv.Return }
// -----
spirv.func @f(%a: i32, %b: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" { spirv.Return }
// -----
spirv.func @f(%b: !spirv.ptr<i32, PhysicalStorageBuffer>) "None" 
// -----
spirv.func @f(%b: !spirv.ptr<i32, PhysicalStorageBuffer>) -> i32 "None" { spirv.Return }
// -----
spirv.func @f(%b: !spirv.ptr<i32, PhysicalStorageBuffer>) -> (i32, i32) "None" { spirv.Return }
// -----
func.func @f(%b: !spirv.ptr<i32, PhysicalStorageBuffer>) { return }
// -----
func.func @f(%b: i32 {spirv.decoration = #spirv.decoration<Aliased>}) { return }
// -----
func.func @f(%b: i32 {spirv.decoration = 1}) { return }
// -----
func.func @f(%b: i32 {spirv.foo = 1}) { return }
// -----
func.func @f() -> (i32 {spirv.foo = 1})
// -----
func.func @f() -> (i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>})
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased_pointer, restrict_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased_pointer = 1 : i32} : !spirv.ptr<!spirv.array<4x!spirv.ptr<f32, PhysicalStorageBuffer>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.array<4x!spirv.ptr<f32, PhysicalStorageBuffer>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.array<4x!spirv.array<3x!spirv.ptr<f32, PhysicalStorageBuffer>>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.struct<(!spirv.ptr<f32, PhysicalStorageBuffer>)>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.rtarray<!spirv.ptr<f32, PhysicalStorageBuffer>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.array<2 x!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased} : !spirv.ptr<f32, PhysicalStorageBuffer> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased, restrict} : !spirv.ptr<f32, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {aliased, aliased_pointer} : !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>,Function>>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Restrict>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>,Function>>, Function> {spirv.decoration = #spirv.decoration<Restrict>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<Restrict>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>,Function>>, Function> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>,Function>>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" { spirv.Return }
// -----
spirv.func @f(%a: !spirv.ptr<!spirv.rtarray<!spirv.ptr<i32, PhysicalStorageBuffer>>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>}) "None" { spirv.Return }
// -----
func.func @f() { %0 = spirv.Variable : !spirv.ptr<!spirv.array<4x!spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>>, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {descriptor_set = 1 : i32} : !spirv.ptr<f32, Function> return }
// -----
func.func @f() { %0 = spirv.Variable bind(1, 2) : !spirv.ptr<f32, Function> return }
// -----
func.func @f() { %0 = spirv.Variable built_in("X") : !spirv.ptr<f32, Function> return }
// -----
func.func @f() { %0 = spirv.Variable {built_in = 3 : i32} : !spirv.ptr<f32, Function> return }
// -----
func.func @f(%a: f32) { %0 = spirv.Variable init(%a) : !spirv.ptr<f32, Function> return }
// -----
func.func @f(%a: f32) { %0 = "spirv.Variable"(%a) <{storage_class = #spirv.storage_class<Function>}> : (f32) -> !spirv.ptr<f32, Workgroup> return }
// -----
func.func @f() { %c = spirv.Constant 1 : i32 %0 = "spirv.Variable"(%c) <{storage_class = #spirv.storage_class<Function>}> : (i32) -> !spirv.ptr<f32, Function> return }
