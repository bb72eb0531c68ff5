// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import dev.freehold.opt.options.Option;
import dev.freehold.opt.options.OptionValues;
import java.time.Duration;

/** Options that several commands have. */
final class CommonOptions {
  static final Option<String> LOAD =
      Option.text("load", "FILE.jar", "third-party jar with dialects, passes, executors and extensions").asRepeatable();
  static final Option<String> DIALECT = Option.text("dialect", "FILE", "description of dialects in IRDL").asRepeatable();
  static final Option<Boolean> ALLOW_UNREGISTERED = Option.flag("allow-unregistered-dialect", "allow operations of dialects that are not registered");
  static final Option<Integer> MAX_PATHS = Option.of("max-paths", "N", OptionValues::positiveInt, "maximal number of paths of each function");
  static final Option<Long> MAX_STEPS = Option.of("max-steps", "N", OptionValues::positive, "maximal number of operations executed on each path");

  static final Option<Duration> TIME_LIMIT =
      Option.of("time-limit", "SECONDS", OptionValues::seconds, "time limit of the whole check; each function gets an equal share of what is left");

  static final Option<Boolean> VERSION = Option.flag("version", "print the version of Freehold");
  static final Option<Boolean> COLOR =
      Option.flag("color", "print in colors, or with =false without").withDefaultText("on a terminal, unless NO_COLOR is set");

  private CommonOptions() {}
}
