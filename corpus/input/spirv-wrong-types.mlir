func.func private @f(!spirv.matrix<3 x i1>)
// -----
func.func private @f(!spirv.sampled_image<i1>)
// -----
func.func private @f(!spirv.ptr<i4, Function>)
// -----
func.func private @f(!spirv.ptr<index, Function>)
// -----
func.func private @f(!spirv.ptr<vector<2x2xf32>, Function>)
// -----
func.func private @f(!spirv.ptr<vector<5xf32>, Function>)
// -----
func.func private @f(!spirv.matrix<3 x vector<5xf32>>)
// -----
func.func private @f(!spirv.matrix<3 x vector<4xindex>>)
// -----
func.func private @f(!spirv.matrix<3 x vector<4xi4>>)
// -----
func.func private @f(!spirv.ptr<!spirv.foo, Function>)
// -----
func.func private @f(!spirv.ptr<f32 Function>)
// -----
func.func private @f(!spirv.ptr<f32, Foo>)
// -----
func.func private @f(!spirv.ptr<f32, "Function">)
// -----
func.func private @f(!spirv.ptr<>)
// -----
func.func private @f(!spirv.ptr<f32, Function)
// -----
func.func private @f(!spirv.array<x f32>)
// -----
func.func private @f(!spirv.array<4 f32>)
// -----
func.func private @f(!spirv.array<0 x f32>)
// -----
func.func private @f(!spirv.array<? x f32>)
// -----
func.func private @f(!spirv.array<4 x f32, stride=>)
// -----
func.func private @f(!spirv.array<4 x f32, stride=0>)
// -----
func.func private @f(!spirv.array<4 x f32, stride=5000000000>)
// -----
func.func private @f(!spirv.struct<f32>)
// -----
func.func private @f(!spirv.struct<(f32 [0], i32)>)
// -----
func.func private @f(!spirv.struct<(f32 [Foo])>)
// -----
func.func private @f(!spirv.struct<(f32 [MatrixStride=x])>)
// -----
func.func private @f(!spirv.struct<e1, (!spirv.ptr<!spirv.struct<e1, (f32)>, StorageBuffer>)>)
// -----
func.func private @f(!spirv.matrix<1 x vector<3xf32>>)
// -----
func.func private @f(!spirv.matrix<3x3 x vector<3xf32>>)
// -----
func.func private @f(!spirv.coopmatrix<4xi32, Subgroup, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<4x4xi32, Foo, MatrixA>)
// -----
func.func private @f(!spirv.coopmatrix<4x4xi32, Subgroup, Foo>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)
// -----
func.func private @f(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, NoSampler, Unknown>>)
// -----
func.func private @f(!spirv.arm.tensor<>)
// -----
func.func private @f(!spirv.arm.tensor<?x3xi32>)
// -----
func.func private @f(!spirv.arm.tensor<0xi32>)
// -----
func.func private @f(!spirv.arm.foo<2>)
// -----
func.func private @f(!spirv.arm)
// -----
func.func private @f(!spirv.jointmatrix<8x16xi32, ColumnMajor, Subgroup>)
// -----
func.func private @f(!spirv.tensor<2xi32>)
// -----
func.func private @f(!spirv.gen.type<i32>)
// -----
func.func @f() attributes {a = #spirv.scope<Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.capability<Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.memory_semantics<Acquire|Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.memory_semantics<>} { return }
// -----
func.func @f() attributes {a = #spirv.memory_semantics<"Acquire">} { return }
// -----
func.func @f() attributes {a = #spirv.scope<"Device">} { return }
// -----
func.func @f() attributes {a = #spirv.memory_semantics<None|Acquire>} { return }
// -----
func.func @f() attributes {a = #spirv.memory_semantics<Release|Acquire|Acquire>} { return }
// -----
func.func @f() attributes {a = #spirv.scope} { return }
// -----
func.func @f() attributes {a = #spirv.foo<Release>} { return }
// -----
func.func @f() attributes {a = #spirv.foo} { return }
// -----
func.func @f(%a: !spirv.foo) { return }
// -----
func.func @f(%a: !spirv.foo<i32>) { return }
// -----
func.func @f() attributes {a = #spirv.opcode<OpNop>, b = #spirv.decoration<Aliased>, c = #spirv.joint_matrix_x<A>} { return }
// -----
func.func @f() attributes {a = #spirv.cooperative_matrix_operands_khr<ASigned|Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_layout_khr<Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.fastmath_mode<Foo>, b = #spirv.fp_rounding_mode<RTE>} { return }
// -----
func.func @f() attributes {a = #spirv.load_cache_control<Foo>} { return }
// -----
func.func @f() attributes {a = #spirv<scope Device>} { return }
// -----
func.func @f() attributes {a = #spirv<scope<Device>>} { return }
// -----
func.func @f() attributes {a = #spirv.vce<v1.9, [Foo], []>} { return }
// -----
func.func @f() attributes {a = #spirv.vce<v1.0, [Foo], []>} { return }
// -----
func.func @f() attributes {a = #spirv.vce<v1.0, [Shader], [Foo]>} { return }
// -----
func.func @f() attributes {a = #spirv.vce<v1.0, Shader, [Foo]>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(a, 1)>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0, -1)>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0, 1), Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0, 5000000000)>} { return }
// -----
func.func @f() attributes {a = #spirv.interface_var_abi<(0 1)>} { return }
// -----
func.func @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:CPU:x, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 3>} { return }
// -----
func.func @f() attributes {a = #spirv.target_env<3, #spirv.resource_limits<>>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<foo = 1>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = [1]>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [1, 2]>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8>} { return }
