// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

import java.util.ArrayList;
import java.util.List;

/**
 * What a module holds, chosen before anything is written.
 *
 * @param executable whether statements avoid what is undefined when it is run
 */
record ModulePlan(Profile profile, boolean executable, RandomSource random, TypeChooser types, List<Global> globals, List<Signature> functions) {

  static ModulePlan choose(Profile profile, boolean executable, RandomSource random) {
    var types = new TypeChooser(random, profile);
    var plan = new ModulePlan(profile, executable, random, types, new ArrayList<>(), new ArrayList<>());
    plan.chooseGlobals();
    plan.chooseFunctions();
    return plan;
  }

  private void chooseGlobals() {
    if (!profile.weights().containsKey(Construct.GLOBAL)) {
      return;
    }
    int count = random.between(0, 2);
    for (int i = 0; i < count; i++) {
      var dims = random.chance(20) ? List.<Integer>of() : List.of(random.pick(2, 4));
      var element = random.pick(Scalar.F32, Scalar.I32, Scalar.INDEX);
      globals.add(new Global("g" + i, new Buffer(dims, element, null, types.space())));
    }
  }

  private void chooseFunctions() {
    int count = random.between(profile.fewestFunctions(), profile.mostFunctions());
    for (int i = 0; i < count; i++) {
      boolean external = i > 0 && random.chance(profile.externalPercent());
      boolean hidden = external || i > 0 && random.chance(50);
      functions.add(new Signature("f" + i, hidden, external, params(), types.carried(2)));
    }
  }

  /** Conditions and sizes that are no constants keep the folder from emptying the program. */
  private List<Type> params() {
    var params = new ArrayList<Type>();
    if (random.chance(85)) {
      params.add(Scalar.I1);
    }
    if (random.chance(70)) {
      params.add(Scalar.INDEX);
    }
    params.addAll(types.carried(3));
    return params;
  }

  /** Functions with a body; at least one, as the first is never external. */
  long defined() {
    return functions.stream().filter(f -> !f.external()).count();
  }
}
