// SPDX-License-Identifier: Apache-2.0
package dev.freehold.dealloc.lastuse.flags;

import dev.freehold.analysis.PersistentIntSet;
import dev.freehold.arith.SelectOp;
import dev.freehold.dealloc.Concurrency;
import dev.freehold.dealloc.lastuse.graph.BasicBlock;
import dev.freehold.dealloc.lastuse.graph.ControlFlowEdge;
import dev.freehold.dealloc.lastuse.graph.Place;
import dev.freehold.dealloc.lastuse.handles.HandleClass;
import dev.freehold.dealloc.lastuse.handles.Handles;
import dev.freehold.dealloc.lastuse.lifetimes.Change;
import dev.freehold.dealloc.lastuse.lifetimes.ProgramFree;
import dev.freehold.dealloc.lastuse.lifetimes.Release;
import dev.freehold.dealloc.lastuse.lifetimes.Responsibilities;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Value;
import dev.freehold.ir.analysis.Dominance;
import dev.freehold.ir.builtin.IntegerType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out how to tell whether two handles denote one buffer. Where one comes behind the other, the selects and edges that it got its buffer by tell
 * whether it is the other one's:
 *
 * <pre>
 *   %b = arith.select %d, %a, %arg            %b is %a: %d
 *   cf.cond_br %c, ^bb1(%a), ^bb1(%b)
 * ^bb1(%x):                                   %x is %a: true on the first edge, %d on the second one
 * </pre>
 */
public final class Identity {
  /** How many selects and parameters buffers are followed through for one question, one behind the other. */
  private static final int DEPTH = 4;
  /** How many sources are looked at for one question: as many constants may have to be passed. */
  private static final int SOURCES = 16;

  private final Handles handles;
  private final Responsibilities responsibilities;
  private final Dominance dominance;
  private final Registry registry;
  private final Map<Change, Map<HandleClass, SameBuffer>> known = new HashMap<>();
  private final List<Flag> made = new ArrayList<>();

  public Identity(Handles handles, Responsibilities responsibilities, Dominance dominance, Registry registry) {
    this.handles = handles;
    this.responsibilities = responsibilities;
    this.dominance = dominance;
    this.registry = registry;
    responsibilities.releases().forEach(this::ask);
    responsibilities.frees().forEach(this::ask);
  }

  private void ask(Change change) {
    for (HandleClass candidate : change.candidates()) of(change, candidate);
  }

  /** The flags, decided by edges, that tell. */
  public List<Flag> made() {
    return made;
  }

  /** How to tell whether the handle of a change and a candidate denote one buffer, as far as is known without looking at the place. */
  public SameBuffer of(Change change, HandleClass candidate) {
    return known.computeIfAbsent(change, key -> new HashMap<>()).computeIfAbsent(candidate, key -> find(change, candidate));
  }

  private SameBuffer find(Change change, HandleClass candidate) {
    HandleClass handle = change.handle();
    if (change instanceof ProgramFree && handle == candidate) return new SameBuffer.Known(true);
    PersistentIntSet sites = switch (change) {
      case Release release -> responsibilities.sites(handle);
      case ProgramFree free -> handle.origins();
    };
    boolean isPassed = change.place() instanceof Place.On(ControlFlowEdge edge) && candidate.isParameterOf(edge.to());
    HandleClass other = isPassed ? handles.of(((Place.On) change.place()).edge().passedTo(candidate.base())) : candidate;
    if (other == handle) return new SameBuffer.Known(true);
    if (other == null || !other.origins().meets(sites)) return new SameBuffer.Known(false);
    SameBuffer found = behind(other, handle, sites);
    if (found == null) found = behind(handle, other, other.origins());
    return found != null ? found : new SameBuffer.Comparison(handle.base(), other.base());
  }

  /** How to tell whether a handle denotes the buffer of one that it comes behind; null if only their pointers tell. */
  private @Nullable SameBuffer behind(HandleClass handle, HandleClass earlier, PersistentIntSet sites) {
    Question question = new Question(earlier, sites);
    Flag flag = question.isSame(handle, DEPTH);
    if (flag == null) return byCall(handle, earlier, sites);
    made.addAll(question.phis.values());
    return flag instanceof Flag.Constant ? new SameBuffer.Known(flag == Flag.Constant.TRUE) : new SameBuffer.Told(flag);
  }

  /** Whether a call that returns new buffers and arguments is passed a handle; null where that is not known. */
  private @Nullable SameBuffer byCall(HandleClass returned, HandleClass handle, PersistentIntSet sites) {
    Op call = returned.base().definingOp();
    if (!handles.isArgumentUnlessNew(returned) || call == null || !dominance.properlyDominates(handle.base(), call)) return null;
    Question question = new Question(handle, sites);
    Set<@Nullable Flag> found = new HashSet<>();
    for (Value source : returned.sources()) found.add(question.isSame(handles.of(source), 0));
    if (found.size() != 1 || found.contains(null)) return null;
    return found.contains(Flag.Constant.TRUE) ? new SameBuffer.UnlessNew(returned) : new SameBuffer.Known(false);
  }

  /** Which handles denote the buffer of {@code earlier}, if it is one of some sites. Each is defined behind it, so that none is of an earlier iteration. */
  private final class Question {
    private final HandleClass earlier;
    private final PersistentIntSet sites;
    private final Map<HandleClass, Flag.Phi> phis = new LinkedHashMap<>();
    private int looked;

    Question(HandleClass earlier, PersistentIntSet sites) {
      this.earlier = earlier;
      this.sites = sites;
    }

    /** Whether a handle does; null where selects and edges do not tell. */
    @Nullable
    Flag isSame(@Nullable HandleClass handle, int depth) {
      if (handle == earlier) return Flag.Constant.TRUE;
      if (handle == null || !handle.origins().meets(sites)) return Flag.Constant.FALSE;
      if (phis.get(handle) instanceof Flag.Phi phi) return phi;
      if (depth == 0) return null;
      if (handle.base().definingOp() instanceof SelectOp select) return chosen(select, depth);
      return handle.kind() == HandleClass.Kind.PARAMETER ? passed(handle, depth) : null;
    }

    private @Nullable Flag chosen(SelectOp select, int depth) {
      if (!(select.condition().type() instanceof IntegerType) || !dominance.properlyDominates(earlier.base(), select)) return null;
      Flag whenTrue = source(select.trueValue(), depth);
      Flag whenFalse = source(select.falseValue(), depth);
      if (whenTrue == null || whenFalse == null) return null;
      return whenTrue.equals(whenFalse) ? whenTrue : new Flag.Decided(new Flag.Decision.Condition(select.condition()), whenTrue, whenFalse);
    }

    private @Nullable Flag passed(HandleClass parameter, int depth) {
      BasicBlock block = parameter.home();
      if (block.ops().isEmpty() || block.incoming().isEmpty() || earlier.home() == block) return null;
      if (!dominance.properlyDominates(earlier.base(), block.ops().getFirst())) return null;
      Flag.Phi phi = new Flag.Phi(block, parameter, earlier);
      if (!block.isSuccessor() && Concurrency.hasConcurrentRegions(phi.carrier(), registry)) return null;
      phis.put(parameter, phi);
      for (int i = 0; i < phi.inputs().length; i++) {
        Flag input = source(block.incoming().get(i).passedTo(parameter.base()), depth);
        if (input == null) return null;
        phi.inputs()[i] = input;
      }
      return phi;
    }

    private @Nullable Flag source(@Nullable Value value, int depth) {
      return ++looked > SOURCES ? null : isSame(handles.of(value), depth - 1);
    }
  }
}
