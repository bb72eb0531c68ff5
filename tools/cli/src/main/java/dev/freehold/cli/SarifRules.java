// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import java.util.Map;

/** The rules of {@link SarifLog}, as code scanning shows them beside a result. */
final class SarifRules {
  /**
   * A rule.
   *
   * @param summary one sentence
   * @param help what to do about a result
   */
  record Rule(String summary, String help) {}

  private static final Rule OTHER = new Rule("A diagnostic of Freehold.", "The message says what is wrong.");

  private static final Map<String, Rule> RULES = Map.ofEntries(
      rule("leak", "A buffer is never freed.", "Free it on this path, or let --last-use-buffer-deallocation place the deallocation."),
      rule("double-free", "A buffer is freed twice.", "Remove one of the two deallocations, or make one depend on the condition of this path."),
      rule("use-after-free", "A buffer is used after it was freed.", "Move the deallocation after the last use on this path."),
      rule("bad-free", "A view, a stack buffer or a buffer of another owner is freed.", "Free the allocation itself, in the function that owns it."),
      rule("out-of-bounds", "An access is outside of its buffer.", "Check the sizes and offsets of the view, and the index."),
      rule("uninitialized", "A value is read that was never written.", "Write to the buffer before this read on this path."),
      rule("returned-stack", "A function returns a buffer of its stack frame.", "Allocate the buffer with memref.alloc, or let the caller pass it."),
      rule("boundary", "A function breaks its contract with its callers.",
          "Public functions borrow their arguments and return buffers that the caller owns; make the function private if it must do otherwise."),
      rule("undefined", "The program has undefined behavior.", "Guard the operation by a condition on its operands."),
      rule("assertion", "An assertion of the program fails.", "The path shows for which values of the arguments."),
      rule("difference", "The program behaves differently after the passes.",
          "Run the passes one by one to find the one that changes the behavior, and report it."),
      rule("incomplete", "A function is not fully explored.", "Raise --max-paths, --max-steps or --time-limit; the message names the limit."),
      rule("error", "An error.", OTHER.help()),
      rule("warning", "A warning.", OTHER.help()),
      rule("remark", "A remark of a pass.", OTHER.help()),
      rule("note", "A note.", OTHER.help()));

  private SarifRules() {}

  private static Map.Entry<String, Rule> rule(String id, String summary, String help) {
    return Map.entry(id, new Rule(summary, help));
  }

  /** The rule with an id. */
  static Rule of(String id) {
    return RULES.getOrDefault(id, OTHER);
  }

  /** The name of a rule: its id in the form of code scanning, {@code UseAfterFree}. */
  static String name(String id) {
    StringBuilder name = new StringBuilder();
    for (String word : id.split("-")) name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
    return name.toString();
  }
}
