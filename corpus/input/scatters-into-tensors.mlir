func.func @f(%a: tensor<?xf32>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) {
  %0 = vector.scatter %a[%b] [%c], %d, %e : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return
}
// -----
func.func @g(%a: tensor<?xf32>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) {
  %0 = vector.gather %a[%b] [%c], %d, %e : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @h(%a: tensor<?xf32>, %b: index, %c: vector<4xi32>, %d: vector<4xi1>, %e: vector<4xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = vector.scatter %a[%b] [%c], %d, %e : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  %1 = vector.scatter %a[%b] [%c], %d, %e : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
