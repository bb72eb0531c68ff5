// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// The reference crashes.
// expected-error@below {{'linalg.exp' op expected at least 1 output}}
"linalg.exp"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()

// -----

// expected-error@below {{'linalg.matmul' op expected the number of indexing_map (3) to be equal to the number of input/output operands (0)}}
"linalg.matmul"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
}) : () -> ()
