// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli.fuzz;

import java.util.Locale;

/**
 * What was found out about one random program and one deallocation system.
 *
 * @param verdict how it went
 * @param kind what makes a smaller program show the same: the kind of the finding, or the class of an exception
 * @param message for the user; empty where there is nothing to say
 * @param paths how many paths were run
 */
public record SoundnessVerdict(Verdict verdict, String kind, String message, long paths) {
  /** How it went. */
  public enum Verdict {
    /** It treats its memory well after the passes, and does what it did before. */
    SOUND,
    /** It does something wrong itself, on each path or in a way that passes cannot be asked to mend. */
    FAULTY_INPUT,
    /** The passes refuse it, with an error. */
    REFUSED,
    /** Nothing of it can be executed. */
    NOT_EXECUTED,
    /** The passes copy a buffer, at a function's boundary say, and the program writes to it later. The contract of clones forbids that. */
    COPY_WRITTEN,
    /** The program passes on where its buffers lie, and does something else where they lie elsewhere, also without any passes. */
    ADDRESSES_SEEN,
    /** A buffer that escapes is not deallocated; a remark says so. */
    ESCAPED,
    /** It treats its memory badly after the passes, or does something else. */
    UNSOUND,
    /** Freehold breaks: an exception, or it makes a program that is not valid, or does not take a valid one. */
    BROKEN;

    /** The head of a column. */
    public String title() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Whether Freehold is to blame. */
    public boolean isFailure() {
      return this == UNSOUND || this == BROKEN;
    }
  }

  static SoundnessVerdict of(Verdict verdict, String kind, String message) {
    return new SoundnessVerdict(verdict, kind, message, 0);
  }

  /** Whether it is a failure with, most likely, the same cause. */
  public boolean resembles(SoundnessVerdict other) {
    return verdict == other.verdict && kind.equals(other.kind);
  }
}
