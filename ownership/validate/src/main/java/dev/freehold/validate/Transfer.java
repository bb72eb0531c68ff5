// SPDX-License-Identifier: Apache-2.0
package dev.freehold.validate;

import dev.freehold.ir.Op;
import dev.freehold.validate.SiteAnalysis.Findings;
import dev.freehold.validate.SiteAnalysis.Origin;
import dev.freehold.validate.SiteAnalysis.Phase;
import java.util.Arrays;
import java.util.List;

/** What instructions do to the state of one object. */
final class Transfer {
  private static final int UNBORN = Phase.UNBORN.ordinal();
  private static final int LIVE = Phase.LIVE.ordinal();
  private static final int FREED = Phase.FREED.ordinal();
  private static final int UNSURE_LIVE = Phase.UNSURE_LIVE.ordinal();
  private static final int UNSURE_FREED = Phase.UNSURE_FREED.ordinal();

  private final Program program;
  private final Relevance relevance;
  private final Expressions expressions;
  private final Bdd bdd;
  private final Origin origin;
  private final Findings findings;
  private int[] state = Ints.NONE;

  Transfer(Program program, Relevance relevance, Expressions expressions, Bdd bdd, Origin origin, Findings findings) {
    this.program = program;
    this.relevance = relevance;
    this.expressions = expressions;
    this.bdd = bdd;
    this.origin = origin;
    this.findings = findings;
  }

  /** The state that instructions change from now on. */
  void begin(int[] changed) {
    state = changed;
  }

  void execute(Instr instr, int position) {
    switch (instr) {
      case Instr.Birth birth -> birth(birth, position);
      case Instr.Access access -> {
        for (int v : access.handles()) use(expressions.handle(v), isUnsure(v), Fault.Kind.USE_AFTER_FREE, access.op());
      }
      case Instr.Free free -> {
        int freed = expressions.handle(free.handle());
        freeByView(free.handle(), freed, free.op());
        free(freed, isUnsure(free.handle()), free.op(), free.awaited());
      }
      case Instr.Dealloc dealloc -> dealloc(dealloc);
      case Instr.Decide decide -> decide(decide);
      case Instr.Call call -> call(call, position);
      case Instr.Assign assign -> assign(assign.target(), assign.source());
      case Instr.Put put -> put(put);
      case Instr.Choose choose -> choose(choose);
      case Instr.Forget forget -> forget(forget.flag());
      case Instr.Escape escape -> escape(expressions.handle(escape.handle()), escape.reason(), escape.op());
      case Instr.Start start -> set(start.token(), any(start.captured()));
      case Instr.Await await -> end(await.tokens());
      case Instr.GoOn goOn -> {
        if (goOn.isBornInside(origin.birth(), position)) Arrays.fill(state, LIVE, state.length, Bdd.FALSE);
        end(goOn.tokens());
      }
      case Instr.Return end -> end(end);
    }
  }

  /** The tasks behind tokens are done. */
  private void end(int[] tokens) {
    for (int token : tokens) {
      if (relevance.isHandle(token)) set(token, Bdd.FALSE);
    }
  }

  // Values.

  private int any(int[] handles) {
    int f = Bdd.FALSE;
    for (int v : handles) f = bdd.or(f, expressions.handle(v));
    return f;
  }

  /** Sets one variable in all phases; a value that depends on its old one is allowed. */
  private void set(int v, int value) {
    if (!relevance.isHandle(v) && !relevance.isFlag(v)) return;
    boolean self = bdd.anyVariable(value, x -> x == 2 * v);
    for (int phase = 0; phase < state.length; phase++) {
      if (state[phase] != Bdd.FALSE) state[phase] = set(state[phase], v, phase == UNBORN ? unborn(value) : value, self);
    }
  }

  private int set(int f, int v, int value, boolean self) {
    if (!self) return bdd.and(bdd.exists(f, x -> x == 2 * v), bdd.iff(bdd.var(2 * v), value));
    int g = bdd.and(f, bdd.iff(bdd.var(2 * v + 1), value));
    return bdd.rename(bdd.exists(g, x -> x == 2 * v), x -> x & ~1);
  }

  /** A value while no handle denotes the object. */
  private int unborn(int value) {
    return bdd.withFalse(value, v -> relevance.isHandle(v >> 1));
  }

  private void forget(int v) {
    for (int phase = 0; phase < state.length; phase++) state[phase] = bdd.exists(state[phase], x -> x == 2 * v);
  }

  private void assign(int target, int source) {
    if (relevance.isHandle(target)) set(target, expressions.handle(source));
    else if (relevance.isFlag(target)) set(target, expressions.flag(source));
  }

  private void put(Instr.Put put) {
    if (!relevance.isHandle(put.cell())) return;
    set(put.cell(), bdd.or(expressions.handle(put.cell()), expressions.handle(put.source())));
  }

  /** The target may denote the object, or not: both is followed. */
  private void choose(Instr.Choose choose) {
    int target = choose.target();
    int possible = any(choose.sources());
    for (int phase = LIVE; phase < state.length; phase++) {
      if (state[phase] == Bdd.FALSE) continue;
      state[phase] = bdd.and(bdd.exists(state[phase], x -> x == 2 * target), bdd.or(possible, bdd.not(bdd.var(2 * target))));
    }
  }

  private boolean isUnsure(int... handles) {
    for (int v : handles) {
      if (relevance.isUnsure(v)) return true;
    }
    return false;
  }

  /** The valuations with which another choice would have led to one of {@code f}. */
  private int otherChoices(int f) {
    return bdd.exists(f, v -> relevance.isUnsure(v >> 1));
  }

  // Births and ends.

  private void birth(Instr.Birth birth, int position) {
    if (position != origin.birth()) return;
    if (!program.isInLoop(position)) {
      state[LIVE] = newborn(state[UNBORN], position);
      state[UNBORN] = Bdd.FALSE;
      return;
    }
    int site = bdd.var(2 * birth.result());
    int born = bdd.and(newborn(state[UNBORN], position), site);
    for (int phase = LIVE; phase < state.length; phase++) {
      state[phase] = bdd.and(bdd.exists(state[phase], x -> x == 2 * birth.result()), bdd.not(site));
    }
    state[LIVE] = bdd.or(state[LIVE], born);
  }

  /** No handle that exists when an object is born denotes it. */
  private int newborn(int f, int position) {
    for (int i = 0; i < relevance.states.size(); i++) {
      int v = relevance.states.get(i);
      if (program.definedAt.get(v) <= position && program.liveUntil.get(v) >= position) f = bdd.and(f, bdd.not(bdd.var(2 * v)));
    }
    return f;
  }

  private void end(Instr.Return end) {
    int[] values = end.values();
    int returned = Bdd.FALSE;
    int lent = Bdd.FALSE;
    boolean isUnsure = false;
    for (int i = 0; i < values.length; i++) {
      int v = values[i];
      int denotes = expressions.handle(v);
      if (denotes == Bdd.FALSE) continue;
      // The address of a freed buffer is a number like others.
      if (ProgramBuilder.mayBeHandle(program.values.get(v).type())) use(denotes, isUnsure(v), Fault.Kind.RETURN_AFTER_FREE, end.op());
      if (!ProgramBuilder.isBuffer(program.values.get(v).type())) {
        // Nobody frees a tensor; who frees what lies behind anything else is unknown.
        if (!ProgramBuilder.isTensor(program.values.get(v).type())) escape(denotes, "it is returned as a value that is not a memref", end.op());
        continue;
      }
      isUnsure |= isUnsure(v);
      // Nobody frees what is made here and lent to the caller.
      if (origin.kind().mustBeFreed() && program.lentResults.get(i)) lent = bdd.or(lent, denotes);
      else returned = bdd.or(returned, denotes);
    }
    if (origin.kind().mustBeFreed()) {
      int lost = bdd.minus(state[LIVE], returned);
      int surely = isUnsure ? bdd.minus(lost, otherChoices(bdd.and(state[LIVE], returned))) : lost;
      report(Fault.Kind.LEAK, end.op(), surely, bdd.or(bdd.minus(lost, surely), bdd.minus(state[UNSURE_LIVE], returned)));
    } else if (origin.kind().mayNotBeFreed() && origin.borrowing()) {
      report(Fault.Kind.RETURN_OF_BORROWED, end.op(), bdd.and(state[LIVE], returned), bdd.and(state[UNSURE_LIVE], returned));
    }
    if (origin.borrowing()) checkConvention(end, values, returned);
    if (origin.exported() && isUnsure) findings.undecided("a result may or may not alias it", end.op());
    if (origin.exported()) {
      export(end, returned);
      findings.lent = bdd.or(findings.lent, project(bdd.and(state[LIVE], bdd.minus(lent, returned)), end));
    }
  }

  /** By the convention at boundaries, a result is a buffer of its own that the caller must free. */
  private void checkConvention(Instr.Return end, int[] values, int returned) {
    if (origin.kind() == SiteKind.ARGUMENT) {
      report(Fault.Kind.RETURN_OF_BORROWED, end.op(), bdd.and(state[LIVE], returned), bdd.and(state[UNSURE_LIVE], returned));
      return;
    }
    int once = Bdd.FALSE;
    int twice = Bdd.FALSE;
    for (int v : values) {
      int denotes = expressions.handle(v);
      twice = bdd.or(twice, bdd.and(once, denotes));
      once = bdd.or(once, denotes);
    }
    report(Fault.Kind.RETURNED_TWICE, end.op(), bdd.and(state[LIVE], twice), bdd.and(state[UNSURE_LIVE], twice));
  }

  private void export(Instr.Return end, int returned) {
    int kept = origin.birth() >= 0 ? bdd.and(state[LIVE], returned) : state[LIVE];
    findings.kept = bdd.or(findings.kept, project(kept, end));
    findings.freed = bdd.or(findings.freed, project(state[FREED], end));
    if (state[UNSURE_LIVE] != Bdd.FALSE || state[UNSURE_FREED] != Bdd.FALSE) {
      findings.undecided("its lifetime depends on unknown behavior", program.function);
    }
  }

  private void freedOnPath(int f) {
    if (origin.birth() >= 0 || !origin.exported()) return;
    findings.freedOnPath = bdd.or(findings.freedOnPath, bdd.exists(f, v -> program.kinds.get(v >> 1) != Program.Kind.ENTRY));
  }

  /** A set of valuations in terms of the arguments and (behind all other variables) the results. */
  private int project(int f, Instr.Return end) {
    int base = 2 * program.variableCount();
    for (int i = 0; i < end.values().length; i++) {
      int v = end.values()[i];
      // A value without a variable denotes nothing; of a condition without one nothing is known.
      if (v >= 0) f = bdd.and(f, bdd.iff(bdd.var(base + i), expressions.value(v)));
      else if (!ProgramBuilder.isFlag(end.op().operand(i).type())) f = bdd.and(f, bdd.not(bdd.var(base + i)));
    }
    return bdd.exists(f, v -> v < base && program.kinds.get(v >> 1) != Program.Kind.ENTRY);
  }

  // Uses and frees.

  private void report(Fault.Kind kind, Op place, int sure, int unsure) {
    if (sure != Bdd.FALSE && origin.deferred()) defer(kind, sure);
    else if (sure != Bdd.FALSE) add(findings.faults, kind, place);
    if (unsure != Bdd.FALSE) add(findings.unsure, kind, place);
  }

  /** Leaves a fault to the callers: whether it is one depends on what they pass. */
  private void defer(Fault.Kind kind, int where) {
    if (findings.misuse == null) findings.misuse = kind;
    findings.misused = bdd.or(findings.misused, bdd.exists(where, v -> program.kinds.get(v >> 1) != Program.Kind.ENTRY));
  }

  private void add(List<Fault> faults, Fault.Kind kind, Op place) {
    if (faults.stream().anyMatch(fault -> fault.kind() == kind && fault.place() == place)) return;
    faults.add(new Fault(kind, place, kind.followsFree() ? List.copyOf(findings.frees) : List.of()));
  }

  /** The object is used where {@code denoted} holds; what has been freed is reported once. */
  private void use(int denoted, boolean isUnsure, Fault.Kind kind, Op op) {
    if (denoted == Bdd.FALSE) return;
    int sure = bdd.and(state[FREED], denoted);
    int unsure = bdd.and(state[UNSURE_FREED], denoted);
    report(kind, op, isUnsure ? Bdd.FALSE : sure, isUnsure ? bdd.or(sure, unsure) : unsure);
    state[FREED] = bdd.minus(state[FREED], sure);
    state[UNSURE_FREED] = bdd.minus(state[UNSURE_FREED], unsure);
  }

  /** From where it rests on a choice that the object is freed, everything about it is unsure. */
  private void freeUnsurely(int freed, Op op) {
    int again = bdd.and(bdd.or(state[FREED], state[UNSURE_FREED]), freed);
    report(Fault.Kind.DOUBLE_FREE, op, Bdd.FALSE, again);
    findings.frees.add(op);
    int concerned = otherChoices(bdd.and(state[LIVE], freed));
    if (!origin.kind().mustBeFreed()) report(Fault.Kind.FREE_OF_BORROWED, op, Bdd.FALSE, bdd.and(state[LIVE], freed));
    int live = bdd.or(state[UNSURE_LIVE], bdd.and(state[LIVE], concerned));
    state[LIVE] = bdd.minus(state[LIVE], concerned);
    state[UNSURE_LIVE] = bdd.minus(live, freed);
    state[UNSURE_FREED] = bdd.or(state[UNSURE_FREED], bdd.and(live, freed));
  }

  private void free(int freed, boolean isUnsure, Op op, int[] awaited) {
    if (freed == Bdd.FALSE) return;
    if (isUnsure) {
      freeUnsurely(freed, op);
      return;
    }
    report(Fault.Kind.DOUBLE_FREE, op, bdd.and(state[FREED], freed), bdd.and(state[UNSURE_FREED], freed));
    int sure = bdd.and(state[LIVE], freed);
    int unsure = bdd.and(state[UNSURE_LIVE], freed);
    if (origin.kind().mayNotBeFreed()) report(Fault.Kind.FREE_OF_UNMANAGED, op, sure, unsure);
    if (origin.kind() == SiteKind.ARGUMENT && origin.borrowing()) report(Fault.Kind.FREE_OF_BORROWED, op, sure, unsure);
    if (sure != Bdd.FALSE || unsure != Bdd.FALSE) findings.frees.add(op);
    freedOnPath(sure);
    int busy = busy(awaited);
    report(Fault.Kind.FREE_WHILE_IN_USE, op, bdd.and(sure, busy), bdd.and(unsure, busy));
    state[LIVE] = bdd.minus(state[LIVE], sure);
    state[FREED] = bdd.or(state[FREED], sure);
    state[UNSURE_LIVE] = bdd.minus(state[UNSURE_LIVE], unsure);
    state[UNSURE_FREED] = bdd.or(state[UNSURE_FREED], unsure);
  }

  /** Reports a view that a deallocation takes where {@code freed} holds. */
  private void freeByView(int handle, int freed, Op op) {
    if (!relevance.extents.mayBePart(handle)) return;
    int sure = relevance.extents.isPart(handle) && !isUnsure(handle) ? bdd.and(state[LIVE], freed) : Bdd.FALSE;
    report(Fault.Kind.FREE_OF_VIEW, op, sure, bdd.minus(bdd.and(bdd.or(state[LIVE], state[UNSURE_LIVE]), freed), sure));
  }

  /** Whether a task may run that uses the object, other than those that are waited for. */
  private int busy(int[] awaited) {
    int busy = Bdd.FALSE;
    for (int i = 0; i < relevance.tokens.size(); i++) {
      int token = relevance.tokens.get(i);
      boolean waited = false;
      for (int done : awaited) waited |= done == token;
      if (!waited) busy = bdd.or(busy, expressions.handle(token));
    }
    return busy;
  }

  private void dealloc(Instr.Dealloc dealloc) {
    int[] memrefs = dealloc.memrefs();
    int owned = Bdd.FALSE;
    for (int i = 0; i < memrefs.length; i++) {
      int denotes = expressions.handle(memrefs[i]);
      if (denotes != Bdd.FALSE) owned = bdd.or(owned, bdd.and(denotes, expressions.flag(dealloc.conditions()[i])));
    }
    int retained = any(dealloc.retained());
    for (int i = 0; i < memrefs.length; i++) {
      if (!relevance.extents.mayBePart(memrefs[i])) continue;
      int denotes = bdd.and(expressions.handle(memrefs[i]), expressions.flag(dealloc.conditions()[i]));
      freeByView(memrefs[i], bdd.minus(denotes, retained), dealloc.op());
    }
    int[] results = dealloc.results();
    for (int i = 0; i < results.length; i++) setWhere(results[i], expressions.handle(dealloc.retained()[i]), owned);
    free(bdd.minus(owned, retained), isUnsure(memrefs) || isUnsure(dealloc.retained()), dealloc.op(), Ints.NONE);
  }

  /** Sets a condition where {@code known} holds; elsewhere it is about other objects. */
  private void setWhere(int v, int known, int value) {
    if (!relevance.isFlag(v)) return;
    for (int phase = 0; phase < state.length; phase++) {
      int f = bdd.exists(state[phase], x -> x == 2 * v);
      if (f != Bdd.FALSE && phase != UNBORN) f = bdd.and(f, bdd.or(bdd.not(known), bdd.iff(bdd.var(2 * v), value)));
      state[phase] = f;
    }
  }

  private void decide(Instr.Decide decide) {
    escape(misjudged(decide), "the compared addresses may be those of views with other offsets", decide.op());
    int[] addresses = decide.addresses();
    int retained = any(decide.retained());
    int owned = Bdd.FALSE;
    int earlier = Bdd.FALSE;
    int[] denotes = new int[addresses.length];
    int[] frees = new int[addresses.length];
    for (int i = 0; i < addresses.length; i++) {
      denotes[i] = expressions.handle(addresses[i]);
      if (denotes[i] == Bdd.FALSE) continue;
      int condition = expressions.flag(decide.conditions()[i]);
      int owner = bdd.and(denotes[i], condition);
      owned = bdd.or(owned, owner);
      frees[i] = bdd.minus(bdd.minus(condition, retained), earlier);
      earlier = bdd.or(earlier, decide.helper() == DeallocHelper.FIRST_OWNER ? owner : denotes[i]);
    }
    for (int i = 0; i < addresses.length; i++) setWhere(decide.frees()[i], denotes[i], frees[i]);
    for (int i = 0; i < decide.keeps().length; i++) setWhere(decide.keeps()[i], expressions.handle(decide.retained()[i]), owned);
  }

  /** Where it depends on the comparison of two handles what is freed, both denote the object, and yet they may have different addresses. */
  private int misjudged(Instr.Decide decide) {
    int f = Bdd.FALSE;
    if (!program.hasShifts()) return f;
    int[] addresses = decide.addresses();
    for (int i = 0; i < addresses.length; i++) {
      if (expressions.handle(addresses[i]) == Bdd.FALSE) continue;
      int freed = bdd.and(expressions.handle(addresses[i]), expressions.flag(decide.conditions()[i]));
      for (int earlier = 0; earlier < i; earlier++) f = bdd.or(f, misjudged(freed, addresses[i], addresses[earlier]));
      for (int retained : decide.retained()) f = bdd.or(f, misjudged(freed, addresses[i], retained));
    }
    return f;
  }

  private int misjudged(int freed, int a, int b) {
    return relevance.displacements.areEqual(a, b) ? Bdd.FALSE : bdd.and(freed, expressions.handle(b));
  }

  private void escape(int denoted, String reason, Op op) {
    int live = bdd.and(bdd.or(state[LIVE], state[UNSURE_LIVE]), denoted);
    if (live == Bdd.FALSE) return;
    findings.undecided(reason, op);
    state[LIVE] = bdd.minus(state[LIVE], denoted);
    state[UNSURE_LIVE] = bdd.minus(state[UNSURE_LIVE], denoted);
  }

  // Calls.

  private void call(Instr.Call call, int position) {
    Summary summary = call.summary();
    int passed = Bdd.FALSE;
    for (int i = 0; i < call.arguments().length; i++) {
      int denotes = expressions.handle(call.arguments()[i]);
      if (denotes == Bdd.FALSE) continue;
      passed = bdd.or(passed, denotes);
      if (call.uses()[i]) use(denotes, isUnsure(call.arguments()[i]), Fault.Kind.USE_AFTER_FREE, call.op());
    }
    if (summary.unknown() != null) escape(passed, summary.unknown(), call.op());
    else if (!summary.isNeutral() && isUnsure(call.arguments())) escape(passed, "an argument of this call may or may not alias it", call.op());
    if (summary.isNeutral() || passed == Bdd.FALSE) {
      newResults(call, position);
      return;
    }
    int[] old = state.clone();
    Summary.Fate fate = summary.passed();
    if (fate != null && fate.misuse() != null) {
      int misused = relation(fate.misused(), call);
      report(fate.misuse(), call.op(), bdd.and(bdd.and(state[LIVE], passed), misused), bdd.and(bdd.and(state[UNSURE_LIVE], passed), misused));
    }
    int keeps = fate == null ? Bdd.FALSE : relation(fate.kept(), call);
    int frees = fate == null ? Bdd.FALSE : relation(fate.freed(), call);
    newResults(call, position);
    after(old, LIVE, FREED, passed, keeps, frees, call);
    after(old, UNSURE_LIVE, UNSURE_FREED, passed, keeps, frees, call);
  }

  /** Adds what becomes of objects that are passed. */
  private void after(int[] old, int live, int freed, int passed, int keeps, int frees, Instr.Call call) {
    int before = bdd.exists(bdd.and(old[live], passed), v -> isResult(v >> 1, call));
    int dead = bdd.exists(bdd.and(old[freed], passed), v -> isResult(v >> 1, call));
    int again = bdd.and(dead, frees);
    report(Fault.Kind.DOUBLE_FREE, call.op(), live == LIVE ? again : Bdd.FALSE, live == LIVE ? Bdd.FALSE : again);
    int borrowed = bdd.and(before, frees);
    if (borrowed != Bdd.FALSE) {
      findings.frees.add(call.op());
      freedOnPath(borrowed);
      if (origin.kind().mayNotBeFreed()) report(Fault.Kind.FREE_OF_UNMANAGED, call.op(), borrowed, Bdd.FALSE);
      if (origin.kind() == SiteKind.ARGUMENT && origin.borrowing()) report(Fault.Kind.FREE_OF_BORROWED, call.op(), borrowed, Bdd.FALSE);
    }
    state[live] = bdd.or(state[live], onlyKnown(bdd.and(before, keeps), call));
    state[freed] = bdd.or(state[freed], onlyKnown(bdd.or(borrowed, bdd.and(dead, keeps)), call));
  }

  /** Sets the results for objects that are not passed, and for those that the call makes. */
  private void newResults(Instr.Call call, int position) {
    int passed = call.summary().isNeutral() ? Bdd.FALSE : any(call.arguments());
    boolean born = position == origin.birth();
    int unborn = bdd.exists(state[UNBORN], v -> isResult(v >> 1, call));
    for (int phase = LIVE; phase < state.length; phase++) {
      int f = bdd.exists(bdd.minus(state[phase], passed), v -> isResult(v >> 1, call));
      for (int v : call.results()) {
        if (relevance.isHandle(v)) f = bdd.and(f, bdd.not(bdd.var(2 * v)));
      }
      state[phase] = f;
    }
    state[UNBORN] = unborn;
    if (!born) return;
    int before = newborn(unborn, position, call);
    for (Relation made : call.summary().returned(origin.kind()))
      state[LIVE] = bdd.or(state[LIVE], onlyKnown(bdd.and(before, relation(made, call)), call));
    if (!program.isInLoop(position)) state[UNBORN] = Bdd.FALSE;
  }

  private int newborn(int f, int position, Instr.Call call) {
    for (int i = 0; i < relevance.states.size(); i++) {
      int v = relevance.states.get(i);
      if (isResult(v, call) || program.definedAt.get(v) > position || program.liveUntil.get(v) < position) continue;
      f = bdd.and(f, bdd.not(bdd.var(2 * v)));
    }
    return f;
  }

  private static boolean isResult(int v, Instr.Call call) {
    for (int result : call.results()) {
      if (result == v) return true;
    }
    return false;
  }

  /** Drops the results that nobody asks for. */
  private int onlyKnown(int f, Instr.Call call) {
    return bdd.exists(f, v -> isResult(v >> 1, call) && !relevance.isHandle(v >> 1) && !relevance.isFlag(v >> 1));
  }

  /** A relation of the callee in terms of the variables of the call. */
  private int relation(Relation relation, Instr.Call call) {
    int arguments = call.arguments().length;
    return relation.in(bdd, v -> {
      if (v >= arguments) {
        int result = call.results()[v - arguments];
        return result < 0 ? Bdd.FALSE : bdd.var(2 * result);
      }
      int argument = call.arguments()[v];
      return argument < 0 ? Bdd.FALSE : expressions.value(argument);
    });
  }
}
