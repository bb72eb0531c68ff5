// SPDX-License-Identifier: Apache-2.0
package dev.freehold.explain;

import dev.freehold.convention.BufferConvention;
import dev.freehold.dealloc.Escapes;
import dev.freehold.explain.Explanation.Fate;
import dev.freehold.explain.Explanation.Outcome;
import dev.freehold.ir.Diagnostic;
import dev.freehold.ir.Op;
import dev.freehold.ir.Registry;
import dev.freehold.ir.Use;
import dev.freehold.ir.Value;
import dev.freehold.ir.iface.CallLike;
import dev.freehold.ir.iface.FunctionLike;
import dev.freehold.validate.Fault;
import dev.freehold.validate.SiteVerdict;
import dev.freehold.validate.Verdict;
import dev.freehold.memref.CopyOp;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says who owns what comes into being in a function, or into it from its callers and callees. */
final class SiteExplanations {
  private final FunctionBuffers buffers;
  private final Words words;
  private final CopyExplanations copies;
  private final Map<Op, List<SiteVerdict>> verdicts;
  private final Registry registry;
  private @Nullable Escapes escapes;

  SiteExplanations(FunctionBuffers buffers, Words words, CopyExplanations copies, Map<Op, List<SiteVerdict>> verdicts, Registry registry) {
    this.buffers = buffers;
    this.words = words;
    this.copies = copies;
    this.verdicts = verdicts;
    this.registry = registry;
  }

  Explanation allocation(Value.Result buffer) {
    List<Diagnostic> notes = new ArrayList<>();
    Fate fate = fate(buffer, notes);
    CopyOp copy = copies.into(buffer);
    if (copy != null) notes.addAll(copies.reasons(copy));
    addVerdicts(buffer.owner(), fate, notes);
    String text = "allocates a buffer that the function owns" + words(fate, buffer.owner());
    return explanation(Explanation.Kind.ALLOCATION, buffer, text, notes, fate);
  }

  Explanation result(Value.Result buffer) {
    List<Diagnostic> notes = new ArrayList<>();
    BufferConvention.Borrowed borrowed = buffers.borrowed(buffer);
    String which = buffer.owner().resultCount() > 1 ? "result " + buffer.index() : "the result";
    if (borrowed != null) {
      BufferConvention callee = buffers.callee(buffer.owner());
      if (callee != null) notes.add(Words.note(((Op) callee.function()).location(), "the function says so: '" + BufferConvention.BORROWED + "'"));
      return explanation(Explanation.Kind.RESULT, buffer, which + " is lent: whoever owns it frees it, not this function", notes,
          new Fate(Outcome.BORROWED, List.of(), List.of()));
    }
    Fate fate = fate(buffer, notes);
    String text = which + " is a new buffer by convention, and this function owns it" + words(fate, buffer.owner());
    addVerdicts(buffer.owner(), fate, notes);
    return explanation(Explanation.Kind.RESULT, buffer, text, notes, fate);
  }

  Explanation argument(Value.Argument buffer) {
    List<Diagnostic> notes = new ArrayList<>();
    BufferConvention said = new BufferConvention((FunctionLike) buffers.function());
    String name = "argument " + buffer.index();
    boolean isFreed = buffers.frees(buffer).stream().anyMatch(free -> Guard.of(free, buffers).terms().isEmpty() || isOnly(buffer, free));
    boolean isBorrowed = !said.frees(buffer.index()) && !said.escapes(buffer.index()) && !isFreed;
    String text =
        said.frees(buffer.index()) ? name + " is handed over by the caller, as '" + BufferConvention.FREES + "' says, and the function frees it"
            : said.escapes(buffer.index())
                ? name + " may be kept when the function returns, as '" + BufferConvention.ESCAPES + "' says: nobody frees it"
                : isFreed ? name + " is handed over by the caller, and the function frees it"
                    : name + " belongs to the caller: the function only borrows it";
    if (isBorrowed) addSharedFrees(buffer, notes);
    else addFrees(buffer, notes);
    return explanation(Explanation.Kind.ARGUMENT, buffer, text, notes, null);
  }

  private Explanation explanation(Explanation.Kind kind, Value buffer, String text, List<Diagnostic> notes, @Nullable Fate fate) {
    Set<Op> operations = new HashSet<>();
    if (buffer.definingOp() instanceof Op op) operations.add(op);
    if (buffer instanceof Value.Result result && copies.into(result) instanceof CopyOp copy) operations.add(copy);
    return new Explanation(kind, buffers.function(), buffer.location(), text, notes, fate == null ? null : remedy(fate), operations, fate);
  }

  /** Returns whether an operation can free no buffer but {@code buffer}. */
  private boolean isOnly(Value buffer, Op free) {
    Value freed = FunctionBuffers.freed(free);
    return freed != null && buffers.origins(freed).equals(Set.of(buffer));
  }

  /** What becomes of a buffer that the function owns; adds where and how. */
  private Fate fate(Value buffer, List<Diagnostic> notes) {
    addFrees(buffer, notes);
    List<Op> frees = buffers.frees(buffer);
    List<Op> returns = buffers.returns(buffer);
    returns.forEach(end -> notes.add(words.note(end, "it is returned here, and the caller's to free then")));
    return new Fate(frees.isEmpty() && returns.isEmpty() ? unfreed(buffer, notes) : Outcome.FREED_OR_RETURNED, frees, returns);
  }

  private Outcome unfreed(Value buffer, List<Diagnostic> notes) {
    Op keeper = keeper(buffer);
    if (keeper != null) {
      notes.add(words.note(keeper, "it is passed to a function that may keep it here: '" + BufferConvention.ESCAPES + "'"));
      return Outcome.ESCAPES;
    }
    Escapes.Escape escape = escapes().of(buffer, EnumSet.allOf(Escapes.Kind.class));
    if (escape == null) return Outcome.NEVER_FREED;
    notes.addAll(escape.explain(Diagnostic.remark(buffer.location(), "")).build().notes());
    return Outcome.ESCAPES;
  }

  /** The first call, in no particular order, whose callee says that it may keep the buffer; null where there is none. */
  private @Nullable Op keeper(Value buffer) {
    for (Value name : buffers.names(buffer)) {
      for (Use use = name.firstUse(); use != null; use = use.next()) {
        if (!(use.owner() instanceof CallLike call)) continue;
        BufferConvention callee = buffers.callee(use.owner());
        int argument = use.index() - call.arguments().start();
        if (callee != null && argument >= 0 && argument < call.arguments().size() && callee.escapes(argument)) return use.owner();
      }
    }
    return null;
  }

  private String words(Fate fate, Op site) {
    return switch (fate.outcome()) {
      case FREED_OR_RETURNED -> {
        String end =
            fate.returns().isEmpty() ? " and frees" : fate.frees().isEmpty() ? " and hands to its caller" : " and frees, or hands to its caller";
        yield end + (isFaulty(site) ? ", but with a fault" : "");
      }
      case ESCAPES -> ", but it gets out of sight, and is not freed";
      case NEVER_FREED -> ", but nothing frees it";
      case BORROWED -> "";
    };
  }

  /** What would let a buffer be freed; null if it is. */
  private static @Nullable String remedy(Fate fate) {
    return switch (fate.outcome()) {
      case FREED_OR_RETURNED, BORROWED -> null;
      case ESCAPES -> "keep it in sight: pass it on as a buffer, or free it where it is used last";
      case NEVER_FREED -> "let a pass free it, or free it behind its last use";
    };
  }

  private void addFrees(Value buffer, List<Diagnostic> notes) {
    for (Op free : buffers.frees(buffer)) {
      boolean isConditional = !Guard.of(free, buffers).terms().isEmpty();
      notes.add(words.note(free, "it is freed here" + (isConditional ? ", under a condition" : "")));
    }
  }

  /** Adds the frees of values that are a borrowed buffer on some paths only. Their conditions decide on which. */
  private void addSharedFrees(Value buffer, List<Diagnostic> notes) {
    for (Op free : buffers.frees(buffer)) {
      String condition = words.condition(Guard.of(free, buffers));
      notes.add(words.note(free, "on some paths the value here is another buffer, which is freed" + condition));
    }
  }

  private Escapes escapes() {
    Escapes known = escapes;
    if (known == null) escapes = known = Escapes.of(buffers.function(), buffers.flow(), registry);
    return known;
  }

  private boolean isFaulty(Op site) {
    return verdicts.getOrDefault(site, List.of()).stream().anyMatch(each -> each.verdict() instanceof Verdict.Faulty);
  }

  private void addVerdicts(Op site, Fate fate, List<Diagnostic> notes) {
    for (SiteVerdict each : verdicts.getOrDefault(site, List.of())) {
      switch (each.verdict()) {
        case Verdict.Proved proved ->
            notes.add(words.note(site, fate.outcome() == Outcome.FREED_OR_RETURNED
                ? "proved: on each path it is freed once, or handed to the caller, and not used afterwards"
                : "proved: the function never returns after this"));
        case Verdict.Faulty(List<Fault> faults) -> {
          for (Fault fault : faults) notes.add(words.note(fault.place(), "fault: it " + fault.kind().description()));
        }
        case Verdict.Undecided(String reason, Op place) -> notes.add(words.note(place, "not proved: " + reason));
      }
    }
  }
}
