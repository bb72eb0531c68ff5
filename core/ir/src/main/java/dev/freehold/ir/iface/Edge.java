// SPDX-License-Identifier: Apache-2.0
package dev.freehold.ir.iface;

import dev.freehold.ir.Block;
import dev.freehold.ir.Op;
import dev.freehold.ir.OperandRange;
import dev.freehold.ir.Region;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Attribute;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A control-flow edge, and the values that are passed along it.
 *
 * <pre>
 *   cf.br ^bb1(%a)                               from cf.br to ^bb1(%x): %a → %x
 *
 *   %r = scf.for %i … iter_args(%x = %init) {    from scf.for to its body: %init → %x, and %i is produced; past the body: %init → %r
 *     scf.yield %y                               from scf.yield to the body: %y → %x, and %i is produced; out of the loop: %y → %r
 *   }
 * </pre>
 *
 * <p>Operand {@code i} of {@link #passed()} becomes value {@code i} of {@link #received()}. An edge holds no copies: it shows the operands and
 * arguments that there are when it is asked, so that both may be changed while edges are looked at.
 *
 * @see Flow
 */
public sealed interface Edge permits BranchEdge, RegionEdge {

  /** The operation that passes control on: a branch, an operation that enters or skips its regions, or the terminator of a region. */
  Op from();

  /** The region that control is in when it has taken the edge; null where it goes out to the results of an operation with regions. */
  @Nullable
  Region region();

  /** The block that control enters; null where it goes out to the results of an operation with regions. */
  @Nullable
  Block block();

  /** The operands that are passed; none where it is not known what {@link #from()} passes. */
  OperandRange passed();

  /** The arguments of the block, or results, that get what is passed. */
  List<? extends Value> received();

  /** The arguments of the block, or results, that get nothing that is passed: {@link #from()} or the operation around it produces them. */
  List<? extends Value> produced();

  /** Whether control may take the edge if the operands of {@link #from()} have these constant values (null where unknown). */
  boolean mayBeTaken(List<@Nullable Attribute> constants);

  /** The operand that is passed to {@code receiver}; null where none is. */
  default @Nullable Use passedTo(Value receiver) {
    int i = received().indexOf(receiver);
    OperandRange passed = passed();
    return i < 0 || i >= passed.size() ? null : passed.use(i);
  }
}
