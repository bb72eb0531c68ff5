// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// expected-error@below {{'freehold.frees' is expected on a memref, but argument 0 is none}}
func.func private @frees_a_number(f32 {freehold.frees})

// -----

// expected-error@below {{'freehold.frees' is expected to be a unit attribute}}
func.func private @frees_with_a_value(memref<f32> {freehold.frees = 1})

// -----

// expected-error@below {{argument 0 cannot have both 'freehold.frees' and 'freehold.escapes'}}
func.func private @frees_and_keeps(memref<f32> {freehold.escapes, freehold.frees})

// -----

// expected-error@below {{unknown attribute 'freehold.borrowed' of an argument; expected 'freehold.frees' or 'freehold.escapes'}}
func.func private @argument_is_borrowed(memref<f32> {freehold.borrowed})

// -----

// expected-error@below {{'freehold.borrowed' of result 0 names argument 1, but there are 1}}
func.func private @out_of_range(memref<f32>) -> (memref<f32> {freehold.borrowed = [1]})

// -----

// expected-error@below {{'freehold.borrowed' of result 0 names argument -1, but there are 1}}
func.func private @negative(memref<f32>) -> (memref<f32> {freehold.borrowed = [-1]})

// -----

// expected-error@below {{'freehold.borrowed' of result 0 names argument 1, which is no memref}}
func.func private @borrowed_from_a_number(memref<f32>, f32) -> (memref<f32> {freehold.borrowed = [0, 1]})

// -----

// expected-error@below {{result 0 cannot be borrowed from argument 0, which the function frees}}
func.func private @borrowed_from_what_is_freed(memref<f32> {freehold.frees}) -> (memref<f32> {freehold.borrowed = [0]})

// -----

// expected-error@below {{'freehold.borrowed' is expected on a memref, but result 0 is none}}
func.func private @number_is_borrowed(memref<f32>) -> (f32 {freehold.borrowed = [0]})

// -----

// expected-error@below {{'freehold.borrowed' is expected to be a unit attribute or an array of numbers of arguments}}
func.func private @borrowed_from_nobody(memref<f32>) -> (memref<f32> {freehold.borrowed = []})

// -----

// expected-error@below {{'freehold.borrowed' is expected to list numbers of arguments and 'unit'}}
func.func private @borrowed_from_a_name(memref<f32>) -> (memref<f32> {freehold.borrowed = ["argument"]})

// -----

// expected-error@below {{unknown attribute 'freehold.borowed' of a result; expected 'freehold.borrowed'}}
func.func private @misspelled(memref<f32>) -> (memref<f32> {freehold.borowed})
