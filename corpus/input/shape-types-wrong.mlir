func.func @f(%w: i32) { %0 = "shape.assuming_all"(%w) : (i32) -> !shape.witness
 return }
// -----
func.func @f(%w: tensor<?xindex>, %s: index) { %0 = "shape.debug_print"(%w) : (tensor<?xindex>) -> tensor<?xindex>
 %1 = "shape.debug_print"(%s) : (index) -> index
 return }
// -----
func.func @f(%w: i32) { %0 = "shape.meet"(%w, %w) : (i32, i32) -> i32
 return }
// -----
func.func @f(%w: i32) { %0 = "shape.shape_of"(%w) : (i32) -> i32
 return }
// -----
func.func @f(%w: tensor<3x2xi32>) { %0 = "shape.value_as_shape"(%w) : (tensor<3x2xi32>) -> !shape.shape
 return }
// -----
func.func @f(%w: i32) { "shape.assuming"(%w) ({ "shape.assuming_yield"() : () -> () }) : (i32) -> ()
 return }
// -----
func.func @f(%w: i1) { %0 = "shape.cstr_require"(%w) {msg = "a"} : (i1) -> i32
 return }
