// SPDX-License-Identifier: Apache-2.0
package dev.freehold.opt.options;

/** The messages of usage errors. */
public interface UsageMessages {
  /** The default messages. */
  UsageMessages PLAIN = new UsageMessages() {
    @Override
    public String unknown(String argument, Nearest nearest) {
      int equals = argument.indexOf('=');
      String option = equals < 0 ? argument : argument.substring(0, equals);
      return "unknown option '" + option + "'" + (nearest.isNear() ? "; did you mean '" + Option.written(nearest.name()) + "'?" : "");
    }

    @Override
    public String missingValue(String option) {
      return "option '" + option + "' requires a value";
    }

    @Override
    public String invalidValue(String option, String value, String problem) {
      return "invalid value '" + value + "' for option '" + option + "': " + problem;
    }

    @Override
    public String tooManyPositionals(String argument, int most) {
      return "unexpected argument '" + argument + "': at most " + most + (most == 1 ? " positional argument is" : " positional arguments are")
          + " allowed";
    }
  };

  /**
   * For an option that the command does not have.
   *
   * @param argument as it was written
   * @param nearest the option with the most similar name
   */
  String unknown(String argument, Nearest nearest);

  /** For an option at the end of the command line that must have a value. */
  String missingValue(String option);

  /** For a value that the parser of an option refuses, with its message. */
  String invalidValue(String option, String value, String problem);

  /** For one more argument that is not an option than the command takes. */
  String tooManyPositionals(String argument, int most);
}
