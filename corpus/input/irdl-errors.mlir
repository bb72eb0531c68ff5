// What the verifiers say.
// expected-error@+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_x
// -----
// expected-error@+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @X
// -----
// expected-error@+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a-b"
// -----
irdl.dialect @a {
  // expected-error@+1 {{name of type is empty}}
  irdl.type @"!"
}
// -----
irdl.dialect @a {
  // expected-error@+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"!ab"
}
// -----
// expected-error@+1 {{'irdl.operation' op expects parent op 'irdl.dialect'}}
irdl.operation @foo
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
    irdl.parameters()
  }
}
// -----
irdl.dialect @a {
  // expected-error@+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @foo {
    irdl.operands()
    irdl.operands()
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(a: %0, a: %0)
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.any
    // expected-error@+1 {{name of operand #1 must contain only lowercase letters, digits and underscores}}
    irdl.operands(a: %0, a$b: %0)
  }
}
// -----
irdl.dialect @a {
  // expected-error@+1 {{'irdl.operation' op contains a value named 'b' for both its operands and results}}
  irdl.operation @foo {
    %0 = irdl.any
    irdl.operands(a: %0, b: %0)
    irdl.results(b: %0, c: %0)
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
    %0 = irdl.region with size -1
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    %0 = irdl.base
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %0 = irdl.base ""
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.base' op symbol '@a::@foo' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %0 = irdl.base @a::@foo
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.any
    // expected-error@+1 {{'irdl.parametric' op symbol '@t' not found}}
    %1 = irdl.parametric @t<%0>
  }
  irdl.type @t
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    // expected-error@+1 {{'irdl.any_of' op expected 1 or more operands, but found 0}}
    %0 = irdl.any_of()
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 2 respectively}}
    "irdl.attributes"(%0, %0) <{attributeValueNames = ["attr1"]}> : (!irdl.attribute, !irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute) -> ()
  }
}
// -----
irdl.dialect @a {
  irdl.operation @foo {
    %0 = irdl.is i32
    // expected-error@+1 {{'irdl.results' op the number of results and their names must be the same, but got 1 and 2 respectively}}
    "irdl.results"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute) -> ()
  }
}
