// SPDX-License-Identifier: Apache-2.0
package dev.freehold.devtools;

import java.util.List;

/** Executes programs as they are, and after passes. One thread at a time uses it. */
interface ProgramJudge {
  /** What became of a program; begins with {@code !} if something is wrong. */
  String judge(String text, List<String> flags);
}
