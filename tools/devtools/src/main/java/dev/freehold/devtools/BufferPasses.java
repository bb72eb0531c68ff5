// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import dev.freehold.fuzz.random.Profile;
import dev.freehold.fuzz.random.RandomProgram;
import java.util.List;
import java.util.stream.Stream;

/** Random programs with buffers, one kind for each profile, and the passes on which these are executed. */
final class BufferPasses {
  private static final String DEALLOCATION = "--buffer-deallocation-pipeline";
  private static final String LAST_USE = "--last-use-buffer-deallocation";
  static final List<List<String>> CONVERSIONS =
      List.of(List.of("--convert-scf-to-cf"), List.of(DEALLOCATION, "--convert-scf-to-cf"), List.of("--inline"), List.of(DEALLOCATION, "--inline"));
  /** What makes programs that free their buffers, and the pass then, or the pass and what frees buffers after it. */
  private static final List<List<String>> PIPELINES = Stream.concat(Stream.of(
      List.of("--drop-equivalent-buffer-results"), List.of("--buffer-results-to-out-params"), List.of("--expand-realloc"),
      List.of("--buffer-hoisting"), List.of("--buffer-loop-hoisting"), List.of("--promote-buffers-to-stack"),
      List.of("--optimize-allocation-liveness"),
      List.of("--buffer-hoisting", DEALLOCATION), List.of("--buffer-loop-hoisting", DEALLOCATION),
      List.of("--promote-buffers-to-stack", DEALLOCATION),
      List.of(DEALLOCATION, "--optimize-allocation-liveness"), List.of("--drop-equivalent-buffer-results", DEALLOCATION),
      List.of("--buffer-results-to-out-params", DEALLOCATION),
      List.of("--buffer-results-to-out-params=hoist-static-allocs hoist-dynamic-allocs", DEALLOCATION),
      List.of("--expand-realloc", DEALLOCATION), List.of(LAST_USE), List.of(LAST_USE, "--canonicalize"), List.of("--canonicalize", LAST_USE),
      List.of("--ownership-based-buffer-deallocation", "--buffer-deallocation-simplification", "--convert-bufferization-to-memref"),
      List.of("--ownership-based-buffer-deallocation", "--bufferization-lower-deallocations"), List.of("--cse"), List.of(DEALLOCATION, "--cse"),
      List.of(DEALLOCATION, "--expand-strided-metadata"), List.of(DEALLOCATION, "--fold-memref-alias-ops"),
      List.of(DEALLOCATION, GeneralPasses.INTERPROCEDURAL), List.of("--loop-invariant-code-motion"),
      List.of(DEALLOCATION, "--loop-invariant-code-motion"), List.of("--canonicalize"),
      List.of("--inline", "--loop-invariant-code-motion", "--cse", "--convert-scf-to-cf")), CONVERSIONS.stream()).toList();
  private static final List<Profile> PROFILES =
      List.of(Profile.MIXED, Profile.BRANCHES, Profile.STRUCTURED, Profile.CALLS, Profile.VIEWS, Profile.UNUSUAL,
          Profile.FREES, Profile.ESCAPES, Profile.REALLOC, Profile.EXITS, Profile.LOOPS, Profile.DEALLOCS, Profile.ASYNC, Profile.SPACES,
          Profile.MANUAL);
  private static final int SIZE = 12;
  static final List<ProgramKind> KINDS = PROFILES.stream().map(BufferPasses::kind).toList();

  private BufferPasses() {}

  private static ProgramKind kind(Profile profile) {
    List<List<String>> executed = GeneralPasses.and(PIPELINES);
    // Canonicalization erases a gpu.memcpy into a buffer that is never read. To the checker, each of those is an event that must stay.
    if (profile == Profile.ASYNC) executed = executed.stream().filter(flags -> !flags.toString().contains("canonicalize")).toList();
    return new ProgramKind(profile.title(), (seed, size) -> RandomProgram.executableText(seed, profile, size), SIZE, List.of(), executed,
        FunctionRuns::new);
  }
}
