// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.dealloc.lastuse.graph.ControlFlowGraph;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.Lifetimes;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.ir.Registry;
import dev.freehold.ir.analysis.Dominance;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What tells path by path which handles are responsible, and which of them denote one buffer, for some lifetimes. */
public final class PathFlags {
  private final Identity identity;
  private final FlagSimplification simplified;
  private final Flags flags;
  private final Map<Release, Optional<HandleClass>> receivers = new HashMap<>();

  public PathFlags(ControlFlowGraph graph, Handles handles, Lifetimes lifetimes, Dominance dominance, Registry registry) {
    identity = new Identity(handles, lifetimes.responsibilities(), dominance, registry);
    simplified = new FlagSimplification(graph, new Decisions(graph, dominance));
    simplified.add(identity.made());
    flags = new Flags(lifetimes, this::same);
  }

  public Flags flags() {
    return flags;
  }

  public FlagSimplification simplified() {
    return simplified;
  }

  /** How to tell whether a candidate is the buffer that dies or is freed, where flags do not say that it is another one. */
  public SameBuffer same(Change change, HandleClass candidate) {
    if (!(change instanceof Release release)) return sameAt(change, candidate);
    HandleClass receiver = receivers.computeIfAbsent(release, this::receiver).orElse(candidate);
    return receiver == candidate ? sameAt(release, candidate) : new SameBuffer.Known(false);
  }

  /** The candidate that takes over what dies at a release for certain. The others do not, whether or not they are the same buffer, too. */
  private Optional<HandleClass> receiver(Release release) {
    return release.candidates().stream().filter(candidate -> sameAt(release, candidate).isCertain(true)).findFirst();
  }

  private SameBuffer sameAt(Change change, HandleClass candidate) {
    return identity.of(change, candidate) instanceof SameBuffer.Told(Flag flag)
        ? switch (simplified.at(flag, change.place())) {
          case Flag.Constant constant -> new SameBuffer.Known(constant == Flag.Constant.TRUE);
          case Flag left -> new SameBuffer.Told(left);
        }
        : identity.of(change, candidate);
  }
}
