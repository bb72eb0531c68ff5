// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.opt.options.Option;
import java.util.List;

/** Options whose values are read as LLVM's command line library reads them. */
public final class LlvmOption {
  private LlvmOption() {}

  public static Option<Boolean> flag(String name, String help) {
    return Option.flag(name, LlvmValues::bool, help);
  }

  public static Option<String> text(String name, String help) {
    return Option.text(name, "value", help);
  }

  static Option<String> regex(String name, String help) {
    return Option.of(name, "string", LlvmValues::regex, help);
  }

  static Option<Long> number(String name, Option.ValueParser<Long> parser, String help) {
    return Option.of(name, "number", parser, help);
  }

  static Option<String> choice(String name, List<String> choices, String help) {
    return Option.of(name, "value", value -> LlvmValues.choice(choices, value), help).withChoices(choices);
  }
}
