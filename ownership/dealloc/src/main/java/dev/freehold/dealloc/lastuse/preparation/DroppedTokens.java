// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.preparation;

import dev.freehold.dealloc.Buffers;
import dev.freehold.dealloc.lastuse.emission.EdgeBlocks;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.EmptyRegions;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.ManagedSites;
import dev.freehold.dealloc.lastuse.remarks.DeallocationRemarks;
import dev.freehold.ir.Op;
import dev.freehold.ir.Rewriter;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.AsyncToken;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.pass.PassContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Waits for what the program leaves alone while it uses buffers that can be freed only behind it, here or by the caller:
 *
 * <pre>
 *   %t = async.execute { … %a … }          %t = async.execute { … %a … }
 *   scf.if %c {                            scf.if %c {
 *     async.await %t                         async.await %t
 *   }                                      } else {
 *                                            async.await %t
 *                                          }
 * </pre>
 */
public final class DroppedTokens {
  private final Rewriter rewriter;
  private final EdgeBlocks edges;
  private final Map<Place, List<Value>> byPlaces = new LinkedHashMap<>();

  private DroppedTokens(Rewriter rewriter) {
    this.rewriter = rewriter;
    edges = new EdgeBlocks(rewriter);
  }

  /**
   * Changes a function.
   *
   * @param managed which buffers can be freed then
   */
  public static void await(Op function, ManagedSites managed, PassContext cx) {
    DroppedTokens dropped = new DroppedTokens(cx.rewriter());
    DeallocationRemarks remarks = new DeallocationRemarks(function, cx);
    for (Value token : managed.running().dropped()) {
      Value used = managed.references().resolveReverse(token).stream().filter(each -> managed.contains(each) || isBorrowed(each)).findFirst()
          .orElse(null);
      if (used == null) continue;
      for (Place place : managed.running().leftAlone(token)) {
        dropped.byPlaces.computeIfAbsent(place, key -> new ArrayList<>(1)).add(token);
        remarks.awaited(token, used, place);
      }
    }
    dropped.emit();
  }

  /** Whether a value is a buffer that the caller may free as soon as the function is over. */
  private static boolean isBorrowed(Value value) {
    return Buffers.isBuffer(value) && value instanceof Value.Argument argument && argument.block().parentOp() instanceof FunctionLike;
  }

  private void emit() {
    byPlaces.forEach((place, tokens) -> {
      goTo(place);
      for (Value token : tokens) {
        rewriter.withLocation(token.location());
        rewriter.create(Objects.requireNonNull(((AsyncToken) token.type()).await(token)));
      }
    });
  }

  private void goTo(Place place) {
    switch (place) {
      case Place.InFront inFront -> rewriter.before(inFront.op());
      case Place.Behind(BasicBlock block, int position) -> rewriter.after(block.ops().get(position));
      case Place.Start(BasicBlock block) -> {
        if (block.block() == null) rewriter.before(EmptyRegions.fill(block.region(), rewriter));
        else if (block.ops().isEmpty()) rewriter.atEnd(block.block());
        else rewriter.before(block.ops().getFirst());
      }
      case Place.On(ControlFlowEdge edge) -> {
        edges.split(edge);
        rewriter.before(edges.branch(edge));
      }
    }
  }
}
