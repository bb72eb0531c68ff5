func.func @unsigned(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c1 = arith.constant 1 : i8
  %0 = arith.subi %x, %c3 overflow<nuw> : i8
  %1 = arith.addi %0, %c1 overflow<nuw> : i8
  return %1 : i8
}

func.func @signed(%x: i8) -> i8 {
  %c100 = arith.constant 100 : i8
  %0 = arith.addi %x, %c100 overflow<nsw> : i8
  %1 = arith.addi %0, %c100 overflow<nsw> : i8
  return %1 : i8
}

func.func @product(%x: i8) -> i8 {
  %c16 = arith.constant 16 : i8
  %c8 = arith.constant 8 : i8
  %0 = arith.muli %x, %c16 overflow<nsw> : i8
  %1 = arith.muli %0, %c8 overflow<nsw> : i8
  return %1 : i8
}

func.func @fits(%x: i8) -> i8 {
  %c3 = arith.constant 3 : i8
  %c10 = arith.constant 10 : i8
  %0 = arith.subi %c10, %x overflow<nsw, nuw> : i8
  %1 = arith.subi %0, %c3 overflow<nsw, nuw> : i8
  return %1 : i8
}
