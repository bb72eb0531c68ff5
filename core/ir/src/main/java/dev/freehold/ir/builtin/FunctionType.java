// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.builtin;

import dev.freehold.ir.attribute.AttrPrinter;
import dev.freehold.ir.attribute.Holds;
import dev.freehold.ir.attribute.Type;
import java.util.List;

/** What a function takes and gives. */
public record FunctionType(List<Type> inputs, List<Type> results) implements Type {
  public FunctionType {
    inputs = HashedList.of(inputs);
    results = HashedList.of(results);
  }

  public static FunctionType of(List<? extends Type> inputs, List<? extends Type> results) {
    return Interner.intern(new FunctionType(HashedList.of(inputs), HashedList.of(results)));
  }

  @Override
  public void print(AttrPrinter out) {
    out.functionType(inputs, results);
  }

  @Override
  public Holds holds() {
    return Holds.NOTHING;
  }
}
