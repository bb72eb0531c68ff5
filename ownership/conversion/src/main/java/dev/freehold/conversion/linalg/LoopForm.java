// SPDX-License-Identifier: Apache-2.0
package dev.freehold.conversion.linalg;

import dev.freehold.dialects.syntax.EnumAttr;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Folded;
import java.util.List;

/** What the loops of a structured operation, and the accesses in them, are made of. */
interface LoopForm {
  /**
   * Makes the loops of a nest at the insertion point, and leaves this in the innermost one.
   *
   * @param sizes the number of iterations of each loop, outer ones first
   * @param iterators whether the iterations of each loop are independent
   * @return the induction variables
   */
  List<Value> loops(List<Folded> sizes, List<EnumAttr> iterators, Rewriter rewriter);

  Value load(Value buffer, List<Value> indices, Rewriter rewriter);

  void store(Value stored, Value buffer, List<Value> indices, Rewriter rewriter);
}
