func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = x>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = x>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<max_compute_workgroup_size = 3>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<min_subgroup_size = x>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<cooperative_matrix_properties_khr = x>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<cooperative_matrix_properties_khr = [1]>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = 5000000000>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = 1, subgroup_size = 2>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = 1 min_subgroup_size = 2>} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits<subgroup_size = 1, >} { return }
// -----
func.func @f() attributes {a = #spirv.resource_limits} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<workgroup_size = x>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<workgroup_size = [1, 2]>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<subgroup_size = x>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<target_width = 5000000000>} { return }
// -----
func.func @f() attributes {a = #spirv.entry_point_abi<foo = 3>} { return }
// -----
func.func @f() attributes {a = #spirv.linkage_attributes<linkage_name=x, linkage_type=<Import>>} { return }
// -----
func.func @f() attributes {a = #spirv.linkage_attributes<linkage_name="x", linkage_type=Import>} { return }
// -----
func.func @f() attributes {a = #spirv.linkage_attributes<linkage_name="x", linkage_type=<Foo>>} { return }
// -----
func.func @f() attributes {a = #spirv.linkage_attributes<linkage_name="x">} { return }
// -----
func.func @f() attributes {a = #spirv.linkage_attributes<>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = x, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = 3, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = 3, scope = <Subgroup>>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Foo>>} { return }
// -----
func.func @f() attributes {a = #spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = Subgroup>} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_load_intel<cache_level = x, load_cache_control = Uncached>} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = <WriteBack>>} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = Foo>} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_store_intel<cache_level = 0, store_cache_control = "WriteBack">} { return }
// -----
func.func @f() attributes {a = #spirv.cache_control_store_intel<store_cache_control = WriteBack, cache_level = 0>} { return }
