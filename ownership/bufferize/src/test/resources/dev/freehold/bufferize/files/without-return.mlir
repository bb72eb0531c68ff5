// RUN: freehold-opt %s --one-shot-bufferize=bufferize-function-boundaries --verify-diagnostics

// expected-error@+1 {{cannot bufferize func.func without func.return}}
func.func @endless(%t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^loop
^loop:
  cf.br ^loop
}
