// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt;

import dev.freehold.opt.options.Nearest;
import dev.freehold.opt.options.UsageMessages;
import dev.freehold.pass.PassesOfMlirOpt;

/** What LLVM's tools say about a command line that is wrong. */
final class LlvmMessages implements UsageMessages {
  @Override
  public String unknown(String argument, Nearest nearest) {
    int equals = argument.indexOf('=');
    String advice = PassesOfMlirOpt.advice((equals < 0 ? argument : argument.substring(0, equals)).replaceFirst("^--?", ""));
    if (advice != null) return "Unknown command line argument '" + argument + "'.  Try: 'freehold opt --help'\nfreehold opt: " + advice;
    String suggestion = (nearest.name().length() == 1 ? "-" : "--") + nearest.name() + (equals < 0 ? "" : argument.substring(equals));
    return "Unknown command line argument '" + argument + "'.  Try: 'freehold opt --help'\nfreehold opt: Did you mean '" + suggestion + "'?";
  }

  @Override
  public String missingValue(String option) {
    return "for the " + option + " option: requires a value!";
  }

  @Override
  public String invalidValue(String option, String value, String problem) {
    return "for the " + option + " option: " + problem;
  }

  @Override
  public String tooManyPositionals(String argument, int most) {
    return "Too many positional arguments specified!\nCan specify at most " + most + " positional arguments: See: freehold opt --help";
  }
}
