// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.described;

import dev.freehold.analysis.ViewFlow;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registrar;
import dev.freehold.ir.Value;
import dev.freehold.irdl.described.Behaviour;
import dev.freehold.irdl.described.Definition;
import dev.freehold.irdl.described.Views;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Views that are not the first result of their operation, which is all that {@link dev.freehold.ir.iface.ViewLike} can tell of. */
record OtherViews(Views views) implements Behaviour {
  static @Nullable OtherViews read(Definition definition) {
    Views views = definition.found(Views.class);
    return views != null && views.hasOthers() ? new OtherViews(views) : null;
  }

  @Override
  public void register(Class<? extends Op> kind, Registrar registrar) {
    registrar.model(kind, ViewFlow.class, op -> new Edges(op, views));
  }

  private record Edges(Op op, Views views) implements ViewFlow {
    @Override
    public void flow(BiConsumer<Value, Value> edge) {
      for (Value result : op.results()) {
        if (!mayBeTerminal(result)) edge.accept(views.sourceOf(op, result), result);
      }
    }

    @Override
    public boolean mayBeTerminal(Value value) {
      return views.sourceOf(op, value) == null;
    }
  }
}
