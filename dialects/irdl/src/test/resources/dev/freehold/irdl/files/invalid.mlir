// RUN: freehold-opt %s -split-input-file -verify-diagnostics

// expected-error@below {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"two words" {
}

// -----

irdl.dialect @d {
  irdl.type @t {
    %any = irdl.any
    // expected-error@below {{'irdl.parameters' op the number of parameters and their names must be the same, but got 1 and 2 respectively}}
    "irdl.parameters"(%any) <{names = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %any = irdl.any
    // expected-error@below {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
    irdl.operands(a: %any, a: %any)
  }
}

// -----

irdl.dialect @d {
  // expected-error@below {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @op {
    %any = irdl.any
    irdl.operands(a: %any)
    irdl.results(a: %any)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %any = irdl.any
    // expected-error@below {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 1 and 2 respectively}}
    "irdl.operands"(%any) <{names = ["a"], variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %any = irdl.any
    // expected-error@below {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
    "irdl.attributes"(%any) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    // expected-error@below {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
    %r = irdl.region with size 0
    irdl.regions(body: %r)
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    // expected-error@below {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
    %b = irdl.base "builtin.memref"
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    // expected-error@below {{'irdl.base' op symbol '@d::@missing' not found}}
    %b = irdl.base @d::@missing
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    // expected-error@below {{'irdl.base' op symbol '@d::@op' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
    %b = irdl.base @d::@op
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    // expected-error@below {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
    "irdl.base"() : () -> !irdl.attribute
  }
}

// -----

irdl.dialect @d {
  irdl.operation @op {
    %any = irdl.any
    // expected-error@below {{'irdl.parametric' op symbol '@d::@missing' not found}}
    %b = irdl.parametric @d::@missing<%any>
  }
}
