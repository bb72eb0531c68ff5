// SPDX-License-Identifier: Apache-2.0
/** The dialect that the reference's tests use; not shipped. */
module dev.freehold.testdialect {
  requires transitive dev.freehold.dialects;
  requires transitive dev.freehold.interp;
  requires transitive dev.freehold.passes;

  provides dev.freehold.ir.Dialect with
      dev.freehold.testdialect.TestDialect,
      dev.freehold.testdialect.DynamicTestDialect,
      dev.freehold.testdialect.IrdlToCppTestDialect;
  provides dev.freehold.interp.ExecutorProvider with
      dev.freehold.testdialect.TestExecutors;
  provides dev.freehold.pass.PassProvider with
      dev.freehold.testdialect.TestPasses;
}
