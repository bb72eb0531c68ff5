// The bound of the slice wraps around if %n is the least index.
func.func @f(%n: index) -> vector<2xi1> {
  %0 = vector.create_mask %n : vector<4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  return %1 : vector<2xi1>
}
