// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import dev.freehold.fuzz.compare.CommandTool;
import dev.freehold.fuzz.compare.Comparison;
import dev.freehold.fuzz.compare.Program;
import dev.freehold.fuzz.compare.Result;
import dev.freehold.fuzz.compare.Tool;
import dev.freehold.fuzz.compare.Verdict;
import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import dev.freehold.fuzz.reduce.Reducer;
import dev.freehold.ir.Registry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Generates random programs, runs the deallocation systems on each, and counts the verdicts. */
public final class Fuzzer {
  /** Programs that a thread takes at a time, and that the reference gets in one file. */
  private static final int BATCH = 25;

  private final FuzzSettings settings;
  private final Registry registry;
  private final SoundnessCheck check;
  private final OpSubstitution substitution;
  private final Comparison comparison;
  private final Consumer<Failure> failures;
  private final FuzzTable table;
  private final AtomicLong done = new AtomicLong();

  /**
   * @param ours what is compared with the reference
   * @param failures receives each failure, from any thread but one at a time
   */
  public Fuzzer(FuzzSettings settings, FuzzEnvironment environment, Tool ours, Consumer<Failure> failures) {
    this.settings = settings;
    this.failures = failures;
    registry = environment.registry();
    check = new SoundnessCheck(registry, environment.passes(), environment.executors(), settings.limits(), settings.passOptions());
    substitution = new OpSubstitution(registry, environment.thirdParty());
    comparison = settings.against() == null ? null : new Comparison(CommandTool.of(settings.against()), ours,
        new MemoryOracle(registry, environment.executors(), settings.limits()));
    table = new FuzzTable(settings);
  }

  Registry registry() {
    return registry;
  }

  /** How many programs there are in all. */
  public long programs() {
    return (long) settings.count() * settings.profiles().size();
  }

  /**
   * Tries all programs and returns what was counted.
   *
   * @param progress receives the number of programs that are done, one call at a time
   */
  public String run(LongConsumer progress) throws InterruptedException, ExecutionException {
    try (ExecutorService threads = java.util.concurrent.Executors.newFixedThreadPool(settings.jobs())) {
      List<Future<?>> running = new ArrayList<>();
      for (Profile profile : settings.profiles()) {
        for (int from = 0; from < settings.count(); from += BATCH) {
          int first = from;
          running.add(threads.submit(() -> tryAll(profile, first, progress)));
        }
      }
      for (Future<?> each : running) each.get();
    }
    return table.text();
  }

  private void tryAll(Profile profile, int from, LongConsumer progress) {
    List<Program> programs = new ArrayList<>();
    for (int i = from; i < Math.min(settings.count(), from + BATCH); i++) programs.add(program(profile, settings.firstSeed() + i));
    for (Program program : programs) {
      for (DeallocationSystem system : settings.systems()) judge(profile, program, system);
      long now = done.incrementAndGet();
      synchronized (this) {
        progress.accept(now);
      }
    }
    if (comparison != null && settings.systems().contains(DeallocationSystem.OWNERSHIP)) compare(profile, programs);
  }

  private Program program(Profile profile, long seed) {
    String name = profile.title() + "-" + settings.size() + "-" + seed;
    String text = settings.executable() ? RandomProgram.executableText(seed, profile, settings.size())
        : RandomProgram.text(seed, profile, settings.size());
    return new Program(name, substitution.of(text, seed));
  }

  private void judge(Profile profile, Program program, DeallocationSystem system) {
    SoundnessVerdict verdict = check.judge(program.text(), system);
    table.add(profile, system, verdict);
    if (verdict.verdict().isFailure()) report(new Failure.Wrong(program, system, verdict));
  }

  /** The reference has only the system that goes by ownership: LLVM 22 dropped the older one. */
  private void compare(Profile profile, List<Program> programs) {
    for (Result result : comparison.compare(programs, DeallocationSystem.OWNERSHIP.flags())) {
      table.add(profile, DeallocationSystem.OWNERSHIP, result.verdict());
      if (result.verdict() == Verdict.DIFFERENT) report(new Failure.Different(DeallocationSystem.OWNERSHIP, result));
    }
  }

  private synchronized void report(Failure failure) {
    failures.accept(failure);
  }

  /** Whether another program fails in the same way. */
  boolean showsTheSame(Failure failure, String text) {
    return switch (failure) {
      case Failure.Wrong wrong -> check.judge(text, wrong.system()).resembles(wrong.verdict());
      case Failure.Different different -> {
        Result result = comparison.compare(new Program(different.program().name(), text), different.result().flags());
        yield result.verdict() == Verdict.DIFFERENT && result.expected().resembles(different.result().expected())
            && result.actual().resembles(different.result().actual());
      }
    };
  }

  /** Makes the program of a failure small. */
  public String reduce(Failure failure) {
    return Reducer.reduce(failure.program().text(), registry, text -> showsTheSame(failure, text));
  }
}
