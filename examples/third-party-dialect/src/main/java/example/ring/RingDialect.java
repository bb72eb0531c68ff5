// SPDX-License-Identifier: Apache-2.0
package example.ring;

import dev.freehold.dealloc.Allocating;
import dev.freehold.dealloc.ownership.OwnershipModel;
import dev.freehold.ir.Dialect;
import dev.freehold.ir.OpState;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.ir.attribute.Type;
import dev.freehold.ir.text.AttrParser;
import dev.freehold.ir.text.ParsesTypes;

/** The {@code ring} dialect. */
public final class RingDialect implements Dialect, ParsesTypes {
  @Override
  public String namespace() {
    return "ring";
  }

  @Override
  public void register(Registrar registrar) {
    registrar.ops(
        AllocPairOp.DEF, BoxOp.DEF, CallOp.DEF, CycleOp.DEF, DiscardOp.DEF, FlipOp.DEF, ForkOp.DEF, NextOp.DEF, OpenOp.DEF);
    registrar.model(ForkOp.class, OwnershipModel.class, ForkOwnership::new);
    registrar.model(BoxOp.class, Allocating.class, op -> new FreesBoxes());
  }

  @Override
  public Type parseType(String mnemonic, AttrParser parser) {
    return mnemonic.equals("box") ? BoxType.parse(parser) : null;
  }

  /** How {@code buffer-deallocation} frees a box; it has no way to copy one. */
  private record FreesBoxes() implements Allocating {
    @Override
    public OpState<?> free(Value box) {
      return DiscardOp.of(box);
    }

    @Override
    public OpState<?> copy(Value box) {
      return null;
    }
  }
}
