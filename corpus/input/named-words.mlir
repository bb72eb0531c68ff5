// Words and flags whose name stands in the text although it may be left out, and aliases of them.
#sum = #vector.kind<add>
#quick = #arith.fastmath<nnan, ninf>
func.func @named(%v: vector<4x4xf32>, %a: vector<4xf32>, %i: index, %f: f32) -> (vector<4xf32>, f32, f32, i1) {
  %0 = vector.multi_reduction #vector.kind<maximumf>, %v, %a [1] : vector<4x4xf32> to vector<4xf32>
  %1 = vector.reduction #sum, %0 : vector<4xf32> into f32
  %2 = math.exp %f fastmath #quick : f32
  %3 = index.cmp #index<cmp_predicate eq>(%i, %i)
  return %0, %1, %2, %3 : vector<4xf32>, f32, f32, i1
}
